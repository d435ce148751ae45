import { Trans } from '@lingui/react/macro';
import type { SubscriptionUsage } from '@souk/contract/modules/promotions/subscriptions';
import { UsageMeter } from './usage-meter.tsx';

/** How much of the present plan has been used. */
export function PlanUsage({ usage }: { usage: SubscriptionUsage }) {
  const { premium_boosts: premium, featured_boosts: featured } = usage;
  const hasBoosts = premium.included > 0 || featured.included > 0;
  return (
    <div className={`grid gap-x-8 gap-y-4 ${hasBoosts ? 'md:grid-cols-3' : 'max-w-[320px]'}`}>
      <UsageMeter label={<Trans>Listings at a time</Trans>} used={usage.ads_used} limit={usage.ad_limit} />
      {hasBoosts && (
        <>
          <UsageMeter label={<Trans>Premium boosts</Trans>} used={premium.used} limit={premium.included} />
          <UsageMeter label={<Trans>Featured boosts</Trans>} used={featured.used} limit={featured.included} />
        </>
      )}
    </div>
  );
}
