import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { StatusPill } from './status-pill.tsx';

/** A state: the pill whose look it takes, and its words. */
export interface StateLook {
  look: string;
  words: MessageDescriptor;
}

/** A state in the words of its own module. */
export function LookPill({ of: { look, words } }: { of: StateLook }) {
  const { i18n } = useLingui();
  return <StatusPill status={look}>{i18n._(words)}</StatusPill>;
}
