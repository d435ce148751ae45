import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { StatusPill } from './status-pill.tsx';

/** A state's words, and the known state whose look it takes. */
export interface StateLook {
  look: string;
  words: MessageDescriptor;
}

/** A state in its own module's words. */
export function LookPill({ of: { look, words } }: { of: StateLook }) {
  const { i18n } = useLingui();
  return <StatusPill status={look}>{i18n._(words)}</StatusPill>;
}
