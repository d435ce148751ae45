import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';
import { listAdGroups } from '@souk/contract/modules/classifieds/listings';
import { popularSearches } from '@souk/contract/modules/search/search';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { childrenOf, type ListingCategory, loadListingCategories } from '../search/index.server.ts';

const shownInRow = 8;
const shownArches = 8;
const shownSearches = 5;

const arch = ({ id, name, slug, art }: ListingCategory) => ({ id, name, slug, art });

/** Featured categories first, then others until the arcade is full. */
const archesOf = (tops: readonly ListingCategory[]) =>
  tops
    .toSorted((a, b) => Number(b.is_featured) - Number(a.is_featured))
    .slice(0, shownArches)
    .map(arch);

/** Everything on the landing page; the three groups are loaded in parallel (B-092). */
export async function loadLanding(args: PageArgs, template: TemplateSlug | null) {
  const viewer = await visitorOrPrivate(args);
  const group = (filter: 'most-recent' | 'top-rated' | 'recently-viewed') =>
    orNull(
      call(args, listAdGroups, {
        body: { filter, page_size: 12, ...(template ? { template_slug: template } : {}) },
      }),
    );
  const [newest, rated, viewed, popular, categories] = await Promise.all([
    group('most-recent'),
    group('top-rated'),
    group('recently-viewed'),
    orNull(call(args, popularSearches, { body: { module_type: 'classified' } })),
    loadListingCategories(args, 'classified'),
  ]);
  const tops = childrenOf(categories, 0).filter((top) => !template || top.template_slug === template);
  const mostRecent = newest?.mostRecent?.slice(0, shownInRow) ?? null;
  const known = new Set(mostRecent?.map(({ id }) => id));
  const arches = archesOf(tops);
  return {
    arches,
    others: tops.filter(({ id }) => !arches.some((shown) => shown.id === id)).map(arch),
    popular: popular?.slice(0, shownSearches).map(({ keyword }) => keyword) ?? [],
    mostRecent,
    topRated: rated?.top_rated?.filter(({ id }) => !known.has(id)).slice(0, shownInRow / 2) ?? [],
    // Visitors' pages are cached for others, so they never show what one visitor has viewed.
    recentlyViewed: viewer ? (viewed?.recently_view?.slice(0, shownInRow / 2) ?? []) : [],
  };
}
