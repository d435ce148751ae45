import { Trans, useLingui } from '@lingui/react/macro';
import type { EarningStep, SaleEarnings as Earnings } from '@souk/contract/modules/payments/earnings';
import type { Money } from '@souk/contract/shared/values';
import { ChevronDown } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { statusWords } from '../../../ui/status-map.ts';
import { journalWords } from '../journal-words.ts';
import { payoutLooks } from '../state-words.ts';
import { CommissionBasis } from './commission-basis.tsx';
import { SumList, type SumRow } from './sum-list.tsx';

const minus = ({ cents, currency }: Money): Money => ({ cents: 0 - cents, currency });

function rowsOf(earnings: Earnings): SumRow[] {
  const { price, refunded, charged_back, commission, commission_gst, basis } = earnings;
  const isPart = refunded.cents + charged_back.cents > 0;
  const rows: (SumRow | false)[] = [
    { key: 'price', label: <Trans>Price paid, with GST</Trans>, amount: price },
    refunded.cents > 0 && { key: 'refunded', label: <Trans>Refunded</Trans>, amount: minus(refunded) },
    charged_back.cents > 0 && {
      key: 'charged-back',
      label: <Trans>Charged back by the buyer’s bank</Trans>,
      amount: minus(charged_back),
    },
    {
      key: 'commission',
      label: <Trans>Commission</Trans>,
      amount: minus(commission),
      hint: (
        <>
          <CommissionBasis items={basis} />
          {isPart && <Trans>In proportion to the remaining price.</Trans>}
        </>
      ),
    },
    { key: 'gst', label: <Trans>GST on commission</Trans>, amount: minus(commission_gst) },
  ];
  return rows.filter((row) => row !== false);
}

function StepPayout({ payout }: { payout: NonNullable<EarningStep['payout']> }) {
  const { i18n } = useLingui();
  const standing = i18n._(payoutLooks[payout.status].words);
  return (
    <>
      {' · '}
      <TextLink to={`/payouts/${payout.id}`}>
        <Trans>
          Payout <bdi className="num">{payout.number}</bdi>
        </Trans>
      </TextLink>{' '}
      ({standing})
    </>
  );
}

function Step({ step }: { step: EarningStep }) {
  const { slashDate } = useDates();
  const { i18n } = useLingui();
  const known = journalWords[step.kind];
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p>{known ? i18n._(known) : statusWords(step.kind)}</p>
        <p className="num text-sm text-ink-3">
          {slashDate(step.at)}
          {' · '}
          <Trans>Journal {step.journal_id}</Trans>
          {step.payout && <StepPayout payout={step.payout} />}
        </p>
        {step.reason && (
          <p className="text-sm break-words text-ink-2">
            <bdi>{step.reason}</bdi>
          </p>
        )}
      </div>
      <Amount of={step.amount} isSigned />
    </li>
  );
}

/** Explains what a sale earns: by item and rule, and by every journal that affected it. */
export function SaleEarnings({ earnings }: { earnings: Earnings }) {
  const { is_earned, seller_gets, steps } = earnings;
  return (
    <>
      <SumList
        rows={rowsOf(earnings)}
        total={{
          label: is_earned ? <Trans>You get</Trans> : <Trans>You will get</Trans>,
          amount: seller_gets,
          hint: is_earned ? undefined : <Trans>Held until the sale is complete.</Trans>,
        }}
      />
      <details className="group mt-4 border-t border-line pt-2">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-sm font-medium">
          <Trans>All entries for this sale</Trans>
          <Icon
            of={ChevronDown}
            size={18}
            className="text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="divide-y divide-line text-[15px]">
          {steps.map((step) => (
            <Step key={step.journal_id} step={step} />
          ))}
        </ul>
      </details>
    </>
  );
}
