import { Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionQuote } from '@souk/contract/modules/promotions/subscriptions';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { type PayDesk, PaymentChoice, PayScreen, PayStep, SumList } from '../../payments/index.ts';
import { periodWords } from '../promotion-words.ts';
import { PriceChanged } from './price-changed.tsx';

export interface PlanPayProps {
  quote: SubscriptionQuote;
  pay: PayDesk;
  isPriceRight: boolean;
  problems: FormOutcome | undefined;
}

function Begins({ quote }: { quote: SubscriptionQuote }) {
  const { slashDate } = useDates();
  const { name } = quote.plan;
  const from = slashDate(quote.begins_at);
  if (quote.manner === 'at-end')
    return (
      <Trans>
        {name} begins on {from}, when the period you have paid for ends. Until then nothing changes, and you
        pay nothing now.
      </Trans>
    );
  if (quote.manner === 'upgrade')
    return <Trans>{name} starts now. The unused part of your current period is taken off the price.</Trans>;
  if (quote.manner === 'past-due') return <Trans>Your plan continues as soon as this period is paid.</Trans>;
  return <Trans>{name} starts now and renews automatically. You can cancel any time.</Trans>;
}

function Summary({ quote }: { quote: SubscriptionQuote }) {
  const { i18n, t } = useLingui();
  const { plan, credit, due } = quote;
  const rows = [
    { key: 'plan', label: `${plan.name}, ${i18n._(periodWords[plan.period])}`, amount: quote.price },
    ...(credit.cents > 0
      ? [{ key: 'credit', label: t`Unused rest`, amount: { ...credit, cents: -credit.cents } }]
      : []),
  ];
  return <SumList rows={rows} total={{ label: t`To pay now`, amount: due, hint: t`Includes GST` }} />;
}

/** A plan before it is paid, or scheduled for the end of the period. */
export function PlanPay({ quote, pay, isPriceRight, problems }: PlanPayProps) {
  const isLater = quote.manner === 'at-end';
  const { name } = quote.plan;
  return (
    <PayScreen
      title={<Trans>Your plan: {name}</Trans>}
      back={{ to: '/subscription', words: <Trans>Back to the plans</Trans> }}
      problems={problems}
      payKey={pay.payKey}
      summary={<Summary quote={quote} />}
      isPaid={!isLater}
      does={isLater ? <Trans>Change to {name}</Trans> : <Trans>Pay {price(quote.due.cents)}</Trans>}
    >
      {!isPriceRight && <PriceChanged />}
      <input type="hidden" name="_manner" value={quote.manner} />
      <section className="panel p-5 md:p-6">
        <h2 className="h-panel">{name}</h2>
        <p className="mt-1 max-w-[60ch] text-[15px] text-ink-2">
          <Begins quote={quote} />
        </p>
      </section>
      {!isLater && (
        <PayStep number={1} title={<Trans>Pay with</Trans>}>
          <PaymentChoice cards={pay.cards} desk={pay.desk} />
        </PayStep>
      )}
    </PayScreen>
  );
}
