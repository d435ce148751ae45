import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeskRefund } from '@souk/contract/modules/admin/refunds';
import { RotateCw } from 'lucide-react';
import { Form } from 'react-router';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { refundLooks } from '../../payments/index.ts';
import { Decision } from './decision.tsx';
import { PersonLink } from './person-link.tsx';

interface RefundRowProps {
  refund: DeskRefund;
  back: string;
}

function Decide({ refund, back }: RefundRowProps) {
  const { t } = useLingui();
  const path = `/admin/refunds/${refund.id}`;
  return (
    <>
      <Decision
        action={`${path}/reject`}
        opens={t`Reject`}
        does={t`Reject the refund`}
        back={back}
        reason={{ name: 'reason', label: t`Reason`, hint: t`The customer reads it.`, isRequired: true }}
      />
      <Decision
        action={`${path}/approve`}
        opens={t`Approve`}
        does={t`Send the money back`}
        back={back}
        tone="primary"
        doesTone="primary"
      >
        <TextField
          name="amount"
          label={t`Amount`}
          prefix="$"
          inputMode="decimal"
          defaultValue={(refund.amount.cents / 100).toFixed(2)}
          hint={t`At most ${price(refund.left.cents)}, what is left of the payment.`}
        />
      </Decision>
    </>
  );
}

function Retry({ refund, back }: RefundRowProps) {
  const action = `/admin/refunds/${refund.id}/retry`;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="_back" value={back} />
      <SubmitButton formAction={action} size="sm" tone="line" icon={RotateCw}>
        <Trans>Send again</Trans>
      </SubmitButton>
    </Form>
  );
}

/** A refund with what can be decided about it. */
export function RefundRow({ refund, back }: RefundRowProps) {
  const { notificationTime } = useDates();
  const { status, tries } = refund;
  return (
    <li className="card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <LookPill of={refundLooks[status]} />
            <b className="text-[15px] font-semibold">
              <bdi>{refund.description}</bdi>
            </b>
          </p>
          <p className="mt-1.5 text-[15px] break-words">
            <bdi>{refund.reason}</bdi>
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            <PersonLink person={refund.payer} />
            {refund.seller && (
              <span className="inline-flex items-center gap-1.5">
                <Trans>from</Trans> <PersonLink person={refund.seller} />
              </span>
            )}
            <span className="num text-ink-3">
              <Trans>Payment {refund.payment_number}</Trans> · {notificationTime(refund.created_at)}
              {tries > 0 && (
                <>
                  {' · '}
                  <Plural value={tries} one="sent once" other="sent # times" />
                </>
              )}
            </span>
          </p>
          {refund.decision_note && <p className="mt-1.5 text-ink-2">{refund.decision_note}</p>}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <span className="me-2 text-end">
            <span className="block font-display text-md font-semibold">
              <Amount of={refund.amount} />
            </span>
            <span className="num block text-sm text-ink-3">
              <Trans>{price(refund.left.cents)} left</Trans>
            </span>
          </span>
          {status === 'requested' && <Decide refund={refund} back={back} />}
          {status === 'failed' && <Retry refund={refund} back={back} />}
        </div>
      </div>
    </li>
  );
}
