import { useLingui } from '@lingui/react/macro';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { stateLooks } from '../desk-words.ts';

/** The state of an ad, an account, a paper or a report. */
export function StatePill({ state }: { state: string }) {
  const { i18n } = useLingui();
  const known = stateLooks[state];
  if (!known) return <StatusPill status={state} />;
  return <StatusPill status={known.look}>{i18n._(known.words)}</StatusPill>;
}
