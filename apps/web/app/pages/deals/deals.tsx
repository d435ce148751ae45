import { Trans, useLingui } from '@lingui/react/macro';
import { dealTypes, listDeals } from '@souk/contract/modules/discounts/deals';
import { Plus } from 'lucide-react';
import { call } from '../../lib/api.server.ts';
import { requireTypes } from '../../lib/session.server.ts';
import { DealList } from '../../modules/discounts/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Route } from './+types/deals.ts';

export const handle = { access: 'business:beauty,wellbeing,spa,restaurant,retail', screen: 'DailyDeals' };

const states = ['active', 'inactive'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { seller_type: type } = await requireTypes(args, dealTypes);
  const { searchParams } = new URL(args.request.url);
  const status = states.find((name) => name === searchParams.get('status'));
  const page = searchParams.get('page') ?? 1;
  const deals = await call(args, listDeals, { query: { page, ...(status ? { status } : {}) } });
  return { deals, status, isShop: type === 'retail' };
}

export default function Deals({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { deals, status, isShop } = loaderData;
  const tabs = [
    { to: '/daily-deals', label: t`All`, isCurrent: status === undefined },
    { to: '/daily-deals?status=active', label: t`Active`, isCurrent: status === 'active' },
    { to: '/daily-deals?status=inactive', label: t`Inactive`, isCurrent: status === 'inactive' },
  ];
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Daily Deals | Souk`}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="h-page">
            <Trans>Daily Deals</Trans>
          </h1>
          <p className="text-[15px] text-ink-2">
            {isShop ? (
              <Trans>Sell a product for less on certain days. It is shown among the daily deals.</Trans>
            ) : (
              <Trans>
                A service costs less for who books it on certain days, whenever the visit is. It is shown
                among the daily deals.
              </Trans>
            )}
          </p>
        </div>
        <ButtonLink to="/create-daily-deals" icon={Plus}>
          <Trans>Add a deal</Trans>
        </ButtonLink>
      </div>
      <div className="mt-5">
        <Tabs label={t`Deals by state`} accent={isShop ? 'shop' : 'book'} tabs={tabs} />
      </div>
      <div className="mt-5">
        {deals.data.length === 0 ? (
          <EmptyState
            palette="rose"
            title={<Trans>No deals here</Trans>}
            action={
              <ButtonLink to="/create-daily-deals" tone="line">
                <Trans>Add a deal</Trans>
              </ButtonLink>
            }
          >
            {isShop ? (
              <Trans>Choose a product, a discount and the days. The price changes on its own.</Trans>
            ) : (
              <Trans>Choose a service, a discount and the days. The price changes on its own.</Trans>
            )}
          </EmptyState>
        ) : (
          <DealList deals={deals.data} />
        )}
      </div>
      <div className="mt-6">
        <Pager current={deals.current_page} last={deals.last_page} />
      </div>
    </div>
  );
}
