import { Trans, useLingui } from '@lingui/react/macro';
import { promotionStatuses } from '@souk/contract/modules/discounts/promotions';
import { listSpecialOffers, specialOfferTypes } from '@souk/contract/modules/discounts/special-offers';
import { Plus } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { SpecialOfferList } from '../components/special-offer-list.tsx';
import type { Route } from './+types/special-offers.ts';

export const handle = { access: 'business:restaurant', screen: 'SpecialOffers' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, specialOfferTypes);
  const { searchParams } = args.url;
  const status = promotionStatuses.find((name) => name === searchParams.get('status'));
  const query = { page: searchParams.get('page') ?? 1, ...(status ? { status } : {}) };
  return { offers: await call(args, listSpecialOffers, { query }), status };
}

export default function SpecialOffers({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { offers, status } = loaderData;
  const tabs = [
    { to: '/special-offers', label: t`All`, isCurrent: status === undefined },
    { to: '/special-offers?status=active', label: t`Active`, isCurrent: status === 'active' },
    { to: '/special-offers?status=inactive', label: t`Inactive`, isCurrent: status === 'inactive' },
  ];
  const add = (
    <ButtonLink to="/create-special-offers" icon={Plus}>
      <Trans>Add a special offer</Trans>
    </ButtonLink>
  );
  return (
    <OwnPage
      title={<Trans>Special offers</Trans>}
      lead={<Trans>Something off your whole menu for everybody, on some days.</Trans>}
      aside={offers.data.length > 0 && add}
    >
      <title>{t`Special offers | Souk`}</title>
      <Tabs label={t`Special offers by state`} accent="book" tabs={tabs} />
      <div className="mt-5">
        {offers.data.length > 0 ? (
          <SpecialOfferList offers={offers.data} />
        ) : (
          <EmptyState palette="rose" title={<Trans>No special offers here</Trans>} action={add}>
            <Trans>Bring guests in on quiet days, or celebrate a new menu with them.</Trans>
          </EmptyState>
        )}
      </div>
      <div className="mt-6">
        <Pager current={offers.current_page} last={offers.last_page} />
      </div>
    </OwnPage>
  );
}
