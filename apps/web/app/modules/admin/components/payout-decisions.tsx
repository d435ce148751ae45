import { Trans } from '@lingui/react/macro';
import type { DeskPayout } from '@souk/contract/modules/admin/payouts';
import { deskPayoutActs } from '../money-acts.ts';
import { DeskActs } from './desk-acts.tsx';

interface PayoutDecisionsProps {
  payout: DeskPayout;
  back: string;
  /** The admin who is signed in: nobody approves twice. */
  adminId: number | undefined;
}

/** Four eyes: a payout above the limit is sent once two different admins have agreed. */
export function PayoutDecisions({ payout, back, adminId }: PayoutDecisionsProps) {
  if (payout.status !== 'waiting') return null;
  const hasAgreed = payout.approved_by.some(({ id }) => id === adminId);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <DeskActs
        of={deskPayoutActs}
        row={payout}
        back={back}
        only={hasAgreed ? ['reject'] : ['reject', 'approve']}
      />
      {hasAgreed && (
        <span className="text-sm font-semibold text-ink-2">
          <Trans>You have approved</Trans>
        </span>
      )}
    </div>
  );
}

/** Who has approved, out of how many. */
export function Approvals({ payout }: { payout: DeskPayout }) {
  const { approvals_needed: needed, approved_by: by } = payout;
  if (needed === 0) return null;
  const names = by.map(({ name }) => name).join(', ');
  return (
    <span className="block text-sm text-ink-3">
      <Trans>
        {by.length} of {needed} agreed
      </Trans>
      {names && (
        <>
          {': '}
          <bdi>{names}</bdi>
        </>
      )}
    </span>
  );
}
