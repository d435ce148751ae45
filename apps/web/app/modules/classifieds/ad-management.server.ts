import { getAdCounts, listMyAds } from '@souk/contract/modules/classifieds/ads';
import { getDraft } from '@souk/contract/modules/classifieds/drafts';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { tabNamed } from './ad-standing.ts';

const sorts = ['most-recent', 'top-rated', 'asc', 'desc'] as const;

/** The user's ads, filtered by the address, with everything around the list. */
export async function loadAdManagement(args: PageArgs) {
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
