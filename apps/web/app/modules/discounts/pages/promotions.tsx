import { Trans, useLingui } from '@lingui/react/macro';
import {
  listPromotions,
  promotionStatuses,
  promotionTypes,
} from '@souk/contract/modules/discounts/promotions';
import { Plus } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PromotionList } from '../components/promotion-list.tsx';
import type { Route } from './+types/promotions.ts';

export const handle = { access: 'business:beauty,wellbeing,spa,restaurant', screen: 'Promotions' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, promotionTypes);
  const { searchParams } = args.url;
  const status = promotionStatuses.find((name) => name === searchParams.get('status'));
  const query = { page: searchParams.get('page') ?? 1, ...(status ? { status } : {}) };
  return { promotions: await call(args, listPromotions, { query }), status };
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { promotions, status } = loaderData;
  const tabs = [
    { to: '/promotions', label: t`All`, isCurrent: status === undefined },
    { to: '/promotions?status=active', label: t`Active`, isCurrent: status === 'active' },
    { to: '/promotions?status=inactive', label: t`Inactive`, isCurrent: status === 'inactive' },
  ];
  const add = (
    <ButtonLink to="/create-promotions" icon={Plus}>
      <Trans>Add a promotion</Trans>
    </ButtonLink>
  );
  return (
    <OwnPage
      title={<Trans>Promotions</Trans>}
      lead={<Trans>Something off your prices for a while: for everybody, or for who has a code.</Trans>}
      aside={promotions.data.length > 0 && add}
    >
      <title>{t`Promotions | Souk`}</title>
      <Tabs label={t`Promotions by state`} accent="book" tabs={tabs} />
      <div className="mt-5">
        {promotions.data.length > 0 ? (
          <PromotionList promotions={promotions.data} />
        ) : (
          <EmptyState palette="rose" title={<Trans>No promotions here</Trans>} action={add}>
            <Trans>Fill quiet hours, or welcome new customers with something off their first visit.</Trans>
          </EmptyState>
        )}
      </div>
      <div className="mt-6">
        <Pager current={promotions.current_page} last={promotions.last_page} />
      </div>
    </OwnPage>
  );
}
