import { Trans, useLingui } from '@lingui/react/macro';
import { getAdCounts, listMyAds } from '@souk/contract/modules/classifieds/ads';
import { getDraft } from '@souk/contract/modules/classifieds/drafts';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { Plus } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { tabNamed } from '../ad-standing.ts';
import { AdFilter } from '../components/ads/ad-filter.tsx';
import { AdTable } from '../components/ads/ad-table.tsx';
import { AdTabs } from '../components/ads/ad-tabs.tsx';
import { DraftNotice } from '../components/ads/draft-notice.tsx';
import { NoAds } from '../components/ads/no-ads.tsx';
import { PostedNotice } from '../components/ads/posted-notice.tsx';
import type { Route } from './+types/ad-management.ts';

export const handle = {
  access: 'login:private,retail,job,real_estate,car_dealer',
  screen: 'AdManagement',
};

const sorts = ['most-recent', 'top-rated', 'asc', 'desc'] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, postingTypes);
  const { searchParams } = new URL(args.request.url);
  const tab = tabNamed(searchParams.get('status'));
  const keyword = searchParams.get('keyword')?.trim().slice(0, 100) ?? '';
  const sort = sorts.find((name) => name === searchParams.get('sort')) ?? 'most-recent';
  const query = { status: tab, keyword, sort, page: searchParams.get('page') ?? 1 };
  const [ads, counts, draft] = await Promise.all([
    call(args, listMyAds, { query }),
    call(args, getAdCounts),
    call(args, getDraft),
  ]);
  const posted = ads.data.find(({ id }) => String(id) === searchParams.get('posted')) ?? null;
  return {
    ads,
    counts,
    tab,
    keyword,
    sort,
    posted,
    draft: draft && { title: draft.form.title, at: draft.updated_at },
  };
}

export default function AdManagement({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { ads, counts, tab, keyword, sort, posted, draft } = loaderData;
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Ad Management | Souk`}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="h-page">
          <Trans>Ad Management</Trans>
        </h1>
        <ButtonLink to="/post-ad" icon={Plus}>
          <Trans>Post an ad</Trans>
        </ButtonLink>
      </div>
      {posted && <PostedNotice ad={posted} />}
      {draft && <DraftNotice title={draft.title} at={draft.at} />}
      <AdTabs counts={counts.ads} tab={tab} />
      <AdFilter tab={tab} keyword={keyword} sort={sort} />
      {ads.data.length === 0 ? (
        <NoAds tab={tab} keyword={keyword} />
      ) : (
        <AdTable key={`${tab} ${ads.current_page}`} ads={ads.data} />
      )}
      <div className="mt-6">
        <Pager current={ads.current_page} last={ads.last_page} />
      </div>
    </div>
  );
}
