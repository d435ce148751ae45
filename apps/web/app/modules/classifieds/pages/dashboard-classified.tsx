import { Trans, useLingui } from '@lingui/react/macro';
import { getAdCounts, listMyAds } from '@souk/contract/modules/classifieds/ads';
import { listOffers } from '@souk/contract/modules/classifieds/offers';
import { listSavedSearches } from '@souk/contract/modules/favourites/saved-searches';
import { Plus } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DashboardAds } from '../components/dashboard/dashboard-ads.tsx';
import { DashboardCounts } from '../components/dashboard/dashboard-counts.tsx';
import { DashboardOffers } from '../components/dashboard/dashboard-offers.tsx';
import { DashboardSearches } from '../components/dashboard/dashboard-searches.tsx';
import type { Route } from './+types/dashboard-classified.ts';

export const handle = { access: 'private', screen: 'ClassifiedDashboard' };

const shown = 4;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requirePrivate(args);
  const [counts, ads, received, sent, searches] = await Promise.all([
    call(args, getAdCounts),
    call(args, listMyAds, { query: {} }),
    call(args, listOffers, { query: { role: 'received', status: 'Pending' } }),
    call(args, listOffers, { query: { role: 'sent' } }),
    call(args, listSavedSearches, { query: {} }),
  ]);
  return {
    counts,
    unread: viewer.message_count,
    ads: ads.data.slice(0, shown),
    received: received.data.slice(0, shown),
    sent: sent.data.slice(0, shown),
    searches: { total: searches.total, first: searches.data.slice(0, shown) },
  };
}

export default function ClassifiedDashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { counts, unread, ads, received, sent, searches } = loaderData;
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Classifieds dashboard | Souk`}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="h-page">
          <Trans>Your classifieds</Trans>
        </h1>
        <ButtonLink to="/post-ad" icon={Plus}>
          <Trans>Post an ad</Trans>
        </ButtonLink>
      </div>
      <DashboardCounts counts={counts} unread={unread} searches={searches.total} />
      <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <DashboardOffers
          title={<Trans>Offers to answer</Trans>}
          offers={received}
          to="/offers?role=received"
        />
        <DashboardOffers title={<Trans>Offers you sent</Trans>} offers={sent} to="/offers?role=sent" />
        <DashboardAds ads={ads} />
        <DashboardSearches searches={searches.first} />
      </div>
    </div>
  );
}
