import { Plural, Trans } from '@lingui/react/macro';
import type { DeskRefund } from '@souk/contract/modules/admin/refunds';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { refundLooks } from '../../payments/index.ts';
import { deskRefundActs } from '../money-acts.ts';
import { DeskActs } from './desk-acts.tsx';
import { MoneyDecisions } from './money-decisions.tsx';
import { PersonLink } from './person-link.tsx';

interface RefundRowProps {
  refund: DeskRefund;
  back: string;
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
        <MoneyDecisions amount={refund.amount} below={<Trans>{price(refund.left.cents)} left</Trans>}>
          <DeskActs of={deskRefundActs} row={refund} back={back} />
        </MoneyDecisions>
      </div>
    </li>
  );
}
