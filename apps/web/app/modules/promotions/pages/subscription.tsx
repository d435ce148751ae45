import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listPlans, planSellerTypes } from '@souk/contract/modules/promotions/plans';
import { getSubscription, getSubscriptionUsage } from '@souk/contract/modules/promotions/subscriptions';
import { call } from '../../../lib/api.server.ts';
import { pageHead } from '../../../lib/page-head.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { CurrentPlan } from '../components/current-plan.tsx';
import { PlanCard } from '../components/plan-card.tsx';
import { planStatusOf } from '../plan-status.ts';
import type { Route } from './+types/subscription.ts';

export const handle = { access: 'public', screen: 'Subscription' };

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`Subscription`,
    description: msg`Plans for businesses that sell on Souk: more listings at a time and boosts every month.`,
  });

export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  const isSeller = planSellerTypes.some((type) => type === viewer?.seller_type);
  const [plans, own] = await Promise.all([
    call(args, listPlans),
    isSeller
      ? Promise.all([call(args, getSubscription), call(args, getSubscriptionUsage)]).then(
          ([subscription, usage]) => ({ subscription, usage }),
        )
      : null,
  ]);
  return { plans, own, isVisitor: viewer === null };
}

function NoPlans() {
  return (
    <EmptyState title={<Trans>No plans are offered at the moment</Trans>}>
      <Trans>You can keep selling as before. Plans will be listed here.</Trans>
    </EmptyState>
  );
}

export default function SubscriptionPage({ loaderData: { plans, own, isVisitor } }: Route.ComponentProps) {
  const { t } = useLingui();
  const standingOf = (plan: (typeof plans)[number]) =>
    own ? planStatusOf(plan, own.subscription) : isVisitor ? ('visitor' as const) : null;
  const page = (
    <OwnPage
      title={<Trans>Subscription</Trans>}
      lead={
        own ? (
          <Trans>More listings at a time, and boosts in every period. Change or cancel when you like.</Trans>
        ) : (
          <Trans>
            Plans are for businesses that sell on Souk: shops, employers, real estate agents and car dealers.
          </Trans>
        )
      }
    >
      {own && <CurrentPlan subscription={own.subscription} usage={own.usage} />}
      <section aria-label={t`Plans`} className={own ? 'mt-8' : ''}>
        {own && (
          <h2 className="h-sec mb-4">
            <Trans>All plans</Trans>
          </h2>
        )}
        {plans.length === 0 ? (
          <NoPlans />
        ) : (
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} standing={standingOf(plan)} />
            ))}
          </div>
        )}
      </section>
    </OwnPage>
  );
  return own ? page : <div className="page pt-7 pb-16 lg:pt-10">{page}</div>;
}
