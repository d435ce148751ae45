import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPayout } from '@souk/contract/modules/admin/payouts';
import { Check } from 'lucide-react';
import { Form } from 'react-router';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Decision } from './decision.tsx';

interface PayoutDecisionsProps {
  payout: DeskPayout;
  back: string;
  /** The admin who looks: nobody agrees twice. */
  adminId: number | undefined;
}

/** Four eyes: a payout above the limit is sent once two different admins have agreed. */
export function PayoutDecisions({ payout, back, adminId }: PayoutDecisionsProps) {
  const { t } = useLingui();
  const path = `/admin/payouts/${payout.id}`;
  if (payout.status !== 'waiting') return null;
  const hasAgreed = payout.approved_by.some(({ id }) => id === adminId);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Decision
        action={`${path}/reject`}
        opens={t`Reject`}
        does={t`Cancel the payout`}
        back={back}
        reason={{
          name: 'reason',
          label: t`Reason`,
          hint: t`The money stays payable and is included in the next payout.`,
          isRequired: true,
        }}
      />
      {hasAgreed ? (
        <span className="text-sm font-semibold text-ink-2">
          <Trans>You have approved</Trans>
        </span>
      ) : (
        <Form method="post" action={`${path}/approve`}>
          <input type="hidden" name="_back" value={back} />
          <SubmitButton formAction={`${path}/approve`} size="sm" icon={Check}>
            <Trans>Approve</Trans>
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

/** Who has agreed, out of how many. */
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
