import { Trans } from '@lingui/react/macro';
import type { DeskChargeback } from '@souk/contract/modules/admin/chargebacks';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { chargebackLooks } from '../../payments/index.ts';
import { deskChargebackActs } from '../money-acts.ts';
import { DeskActs } from './desk-acts.tsx';
import { MoneyDecisions } from './money-decisions.tsx';
import { PersonLink } from './person-link.tsx';

interface ChargebackRowProps {
  chargeback: DeskChargeback;
  back: string;
}

function Questioned({ chargeback: { questioned, answer } }: Pick<ChargebackRowProps, 'chargeback'>) {
  const rest = price(questioned.cents);
  if (answer === 'borne') return <Trans>{rest} was too much. Souk bears the loss.</Trans>;
  if (answer === 'dropped') return <Trans>{rest} was too much and was not taken.</Trans>;
  return <Trans>{rest} is more than the customer is still owed. Please ask the provider.</Trans>;
}

/** A chargeback with what has to be checked about it. */
export function ChargebackRow({ chargeback, back }: ChargebackRowProps) {
  const { notificationTime } = useDates();
  const charged = price(chargeback.charged.cents);
  return (
    <li className="card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <LookPill of={chargebackLooks[chargeback.status]} />
            <b className="text-[15px] font-semibold">
              <bdi>{chargeback.description}</bdi>
            </b>
          </p>
          {chargeback.questioned.cents > 0 && (
            <p className="mt-1.5 text-[15px] font-medium text-warn">
              <Questioned chargeback={chargeback} />
            </p>
          )}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            <PersonLink person={chargeback.payer} />
            <span className="num text-ink-3">
              <Trans>Payment {chargeback.payment_number}</Trans> · {notificationTime(chargeback.opened_at)}
            </span>
          </p>
          {chargeback.answer_note && <p className="mt-1.5 text-ink-2">{chargeback.answer_note}</p>}
        </div>
        <MoneyDecisions amount={chargeback.amount} below={<Trans>{charged} charged</Trans>}>
          <DeskActs of={deskChargebackActs} row={chargeback} back={back} />
        </MoneyDecisions>
      </div>
    </li>
  );
}
