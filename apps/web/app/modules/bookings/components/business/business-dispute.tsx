import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeDetail } from '@souk/contract/modules/disputes/disputes';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { DisputeMessages, DisputeOutcome, ReplyForm } from '../../../disputes/index.ts';

interface BusinessDisputeProps {
  dispute: DisputeDetail;
  problems: FormOutcome | undefined;
}

/** The customer's complaint with what was said, and the seller's answer. */
export function BusinessDispute({ dispute, problems }: BusinessDisputeProps) {
  const { t } = useLingui();
  const { name } = dispute.customer;
  return (
    <section aria-labelledby="booking-dispute" className="panel space-y-4 p-5 lg:p-7">
      <h2 id="booking-dispute" className="h-panel">
        <Trans>Dispute</Trans>: <bdi>{dispute.reason}</bdi>
      </h2>
      <DisputeOutcome dispute={dispute} />
      <div className="rounded-xl bg-sunken p-4 md:p-6">
        <DisputeMessages dispute={dispute} viewerRole="seller" />
      </div>
      {dispute.moves.includes('reply') ? (
        <ReplyForm key={dispute.messages.length} problems={problems} hint={t`${name} and Souk read it.`} />
      ) : (
        <TextLink to={`/disputes/${dispute.dispute_id}`}>
          <Trans>See the dispute</Trans>
        </TextLink>
      )}
    </section>
  );
}
