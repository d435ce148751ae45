import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription, SubscriptionUsage } from '@souk/contract/modules/promotions/subscriptions';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { periodWords, subscriptionLooks } from '../promotion-words.ts';
import { subscriptionActs } from '../subscription-acts.ts';
import { PlanUsage } from './plan-usage.tsx';

/** What happens next, in one sentence. */
function Outlook({ subscription }: { subscription: Subscription }) {
  const { slashDate } = useDates();
  const { status, ends_at, is_ending, next_plan, renewal_price, next_retry_at } = subscription;
  const until = ends_at && slashDate(ends_at);
  if (status === 'pending') return <Trans>It starts once the first payment is made.</Trans>;
  if (status === 'past-due')
    return (
      <>
        <Trans>Your renewal payment failed. Pay now to keep your plan.</Trans>{' '}
        {next_retry_at && <Trans>We try again on {slashDate(next_retry_at)}.</Trans>}
      </>
    );
  if (is_ending) return <Trans>It ends on {until}. Until then nothing changes.</Trans>;
  if (next_plan)
    return (
      <Trans>
        From {until} you have {next_plan.name}.
      </Trans>
    );
  if (renewal_price)
    return (
      <Trans>
        It renews on {until} for {price(renewal_price.cents)}.
      </Trans>
    );
  return until ? <Trans>It runs until {until}.</Trans> : null;
}

interface CurrentPlanProps {
  subscription: Subscription | null;
  usage: SubscriptionUsage;
}

/** The present plan with its usage and what can be done to it. */
export function CurrentPlan({ subscription, usage }: CurrentPlanProps) {
  const { i18n } = useLingui();
  const plan = subscription?.plan ?? usage.plan;
  return (
    <section aria-labelledby="present" className="panel p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="text-sm text-ink-2">
            <Trans>Your plan</Trans>
          </p>
          <h2 id="present" className="h-sec flex flex-wrap items-center gap-2.5">
            {plan?.name ?? <Trans>Free</Trans>}
            {subscription && <LookPill of={subscriptionLooks[subscription.status]} />}
          </h2>
          <p className="mt-1 text-[15px] text-ink-2">
            {subscription && (
              <span className="num font-semibold text-ink">
                {price(subscription.plan.price.cents)} {i18n._(periodWords[subscription.plan.period])}.{' '}
              </span>
            )}
            {subscription ? (
              <Outlook subscription={subscription} />
            ) : (
              <Trans>You get it without paying anything.</Trans>
            )}
          </p>
        </div>
        {subscription && (
          <div className="flex flex-wrap gap-2.5">
            <Acts of={subscriptionActs} row={subscription} />
          </div>
        )}
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <PlanUsage usage={usage} />
      </div>
    </section>
  );
}
