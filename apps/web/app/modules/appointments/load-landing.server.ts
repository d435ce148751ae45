import type { ListingItem } from '@souk/contract/modules/search/listing';
import { popularSearches, search } from '@souk/contract/modules/search/search';
import { type ContentType, listContent } from '@souk/contract/modules/search/views';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { childrenOf, type ListingCategory, loadListingCategories } from '../search/index.server.ts';
import { isId } from '../search/index.ts';
import { businessesOf } from './popular-businesses.ts';

const shownInRow = 8;
const shownInHalfRow = 4;
const shownArches = 8;
const shownSearches = 5;
const asked = 20;

const leaf = ({ id, slug, art, name }: ListingCategory) => ({ id, slug, art, name });

interface Where {
  category_id?: number;
}

/** The rows of a landing; each may be missing. */
async function loadRows(args: PageArgs, where: Where) {
  const viewer = await visitorOrPrivate(args);
  const query = { module: 'booking' as const, page_size: asked, ...where };
  const content = async (content_type: ContentType): Promise<ListingItem[]> =>
    (await orNull(call(args, listContent, { params: { content_type }, query })))?.data ?? [];
  const [deals, popular, newest, viewed, searches] = await Promise.all([
    content('daily-deals'),
    content('most-popular'),
    orNull(call(args, search, { query: { ...query, sort: 'most-recent' } })),
    viewer ? content('recently-viewed') : [],
    orNull(call(args, popularSearches, { body: { module_type: 'booking', ...where } })),
  ]);
  const known = newest?.data ?? [];
  return {
    deals: deals.slice(0, shownInHalfRow),
    popular: popular.slice(0, shownInRow),
    newest: newest ? known.slice(0, shownInRow) : null,
    businesses: businessesOf([...popular, ...known]).slice(0, shownInRow),
    // Visitors' pages are cached for others, so they never show what one visitor has viewed.
    viewed: viewed.slice(0, shownInHalfRow),
    searches: searches?.slice(0, shownSearches).map(({ keyword }) => keyword) ?? [],
  };
}

/** Featured categories first, then the others. */
const featuredFirst = (all: readonly ListingCategory[]) =>
  all.toSorted((one, other) => Number(other.is_featured) - Number(one.is_featured)).map(leaf);

/** Everything that can be booked. */
export async function loadLanding(args: PageArgs) {
  const [categories, rows] = await Promise.all([loadListingCategories(args, 'booking'), loadRows(args, {})]);
  const tops = featuredFirst(childrenOf(categories, 0));
  return { ...rows, category: null, arches: tops.slice(0, shownArches), others: tops.slice(shownArches) };
}

/** One category of bookings with what is below it; another id is no page. */
export async function loadCategoryLanding(args: PageArgs, idText: string | undefined) {
  const categories = await loadListingCategories(args, 'booking');
  const category = isId(idText) ? categories.find(({ id }) => id === Number(idText)) : undefined;
  if (!category) throw data(null, { status: 404 });
  const subs = featuredFirst(childrenOf(categories, category.id));
  return {
    ...(await loadRows(args, { category_id: category.id })),
    category: leaf(category),
    arches: subs.slice(0, shownArches),
    others: subs.slice(shownArches),
  };
}

export type Landing = Awaited<ReturnType<typeof loadLanding | typeof loadCategoryLanding>>;
