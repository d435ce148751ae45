import { useLingui } from '@lingui/react/macro';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { knownWords } from '../../../lib/known-words.ts';
import { disputeReasonWords } from '../dispute-reason-words.ts';

/** Why a dispute was opened. */
export function DisputeReason({ of: { reason } }: { of: Pick<Dispute, 'reason'> }) {
  const { i18n } = useLingui();
  return <bdi>{knownWords(i18n, disputeReasonWords, reason)}</bdi>;
}
