import { type Attribute, listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import { listAdsOfSeller, listPopularAds } from '@souk/contract/modules/classifieds/listings';
import type { ListingPage } from '@souk/contract/modules/search/listing';
import { search } from '@souk/contract/modules/search/search';
import { listContent } from '@souk/contract/modules/search/views';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { type AdCategory, childrenOf, lineOf, loadAdCategories, rootOf } from './ad-categories.server.ts';
import { loadBusiness } from './find-business.server.ts';
import {
  appliedFilters,
  callQuery,
  isUntidy,
  type ListingFilters,
  readFilters,
  searchOf,
} from './listing-filters.ts';
import { type ClassifiedPath, parseClassifiedPath } from './parse-classified-path.ts';

/** The list of all ads, which every filter can narrow. */
export const allAdsPath = '/classifieds/filter/all';

/** The list that filters narrow: all ads, or those of a template that lie below several categories. */
export const listPathOf = (
  path: Pick<ClassifiedPath, 'template'> | undefined,
  category: Pick<AdCategory, 'id'> | undefined,
): string => (path?.template && !category ? `/classifieds/filter/${path.template}` : allAdsPath);

type Leaf = Pick<AdCategory, 'id' | 'name' | 'slug'>;
const leaf = ({ id, name, slug }: AdCategory): Leaf => ({ id, name, slug });

const notFound = () => data(null, { status: 404 });

/** Lists that are one seller's, or in an order of their own, take no category. */
const isNarrowable = ({ screen }: ClassifiedPath) => screen !== 'user-ads' && screen !== 'business';

function findCategory(categories: readonly AdCategory[], path: ClassifiedPath): AdCategory | undefined {
  const wanted = path.categories.at(-1);
  if (wanted === undefined) return path.template && rootOf(categories, path.template);
  const found = categories.find(({ id, slug }) => id === wanted || slug === wanted);
  if (!found) throw notFound();
  return found;
}

/** An attribute belongs to its category; only the condition is asked of all of them. */
const withoutAttributes = (filters: ListingFilters): ListingFilters => {
  const { condition } = filters.attributes;
  return { ...filters, attributes: condition ? { condition } : {} };
};

/** The address a filter form leads to: the chosen category is part of the path, empty fields are left out. */
function tidyAddress(url: URL, { path, filters, category: current }: Asked, all: AdCategory[]) {
  const asked = url.searchParams.get('category_id');
  if (asked === null) return isUntidy(url.searchParams) ? `${url.pathname}${searchOf(filters)}` : undefined;
  const wanted = all.find(({ id }) => String(id) === asked);
  const kept = wanted?.id === current?.id ? filters : withoutAttributes(filters);
  return `${wanted ? `/classified-listing/${wanted.slug}` : listPathOf(path, current)}${searchOf(kept)}`;
}

/** A filter form that was sent with nothing chosen goes back to it (B-100). */
function requireFilter(url: URL, filters: ListingFilters) {
  const wasSent = url.searchParams.has('filtered');
  if (!wasSent || appliedFilters(filters).length > 0 || url.searchParams.get('category_id')) return;
  throw redirect(`/classifieds/filters?missing=1&for=${encodeURIComponent(url.pathname)}`);
}

/** What the path says is the start; the query says more. */
function filtersOf(url: URL, path: ClassifiedPath): ListingFilters {
  const { keyword, sort, group, screen } = path;
  const start = group === 'top-rated' ? { sort: 'top-rated' as const } : {};
  return {
    ...start,
    ...(keyword ? { keyword } : {}),
    ...(sort ? { sort } : {}),
    ...(screen === 'map' ? { view: 'map' as const } : {}),
    ...readFilters(url.searchParams),
  };
}

const contentGroups = ['recently-viewed', 'most-popular', 'best-sellers', 'daily-deals', 'special-offers'];

/** Lists whose order is their content: nothing else can sort or narrow them. */
const isFixed = ({ screen, group }: ClassifiedPath) =>
  screen === 'popular' || (group !== undefined && contentGroups.includes(group));

/** The categories a list can be narrowed to: those below its own, or the tops that have its template. */
function narrowerOf(
  all: readonly AdCategory[],
  { template }: ClassifiedPath,
  category: AdCategory | undefined,
) {
  if (category) return childrenOf(all, category.id);
  return childrenOf(all, 0).filter((top) => !template || top.template_slug === template);
}

/** Where the ads stand: in a category, or in all those of a template. */
export const within = (
  path: Pick<ClassifiedPath, 'template'> | undefined,
  category: Pick<AdCategory, 'id'> | undefined,
) => {
  if (category) return { category_id: category.id };
  return path?.template ? { template_slug: path.template } : {};
};

interface Asked {
  path: ClassifiedPath;
  filters: ListingFilters;
  category: AdCategory | undefined;
}

async function listFixed(args: PageArgs, { path, filters, category }: Asked): Promise<ListingPage> {
  const { page, page_size } = callQuery(filters);
  const query = { page, page_size } as { page: string; page_size: string };
  if (path.screen === 'popular')
    return call(args, listPopularAds, {
      params: { templateName: path.template, category_id: category?.id ?? 0 },
      query,
    });
  const only = { module: 'classified' as const, ...within(path, category) };
  return call(args, listContent, {
    params: { content_type: path.group ?? '' },
    query: { ...query, ...only },
  });
}

async function listAsked(
  args: PageArgs,
  asked: Asked,
): Promise<{ page: ListingPage; businessName: string | null }> {
  const { path, filters, category } = asked;
  const query = callQuery(filters);
  if (path.business) {
    const { business, ads } = await loadBusiness(args, { ...path.business, query });
    return { page: ads, businessName: business?.business_name ?? null };
  }
  const byFilters = () =>
    call(args, search, {
      query: { ...query, module: 'classified', ...within(path, category) },
    });
  const ofSeller = (itemId: number) => call(args, listAdsOfSeller, { params: { item_id: itemId }, query });
  const page = await (path.itemId
    ? ofSeller(path.itemId)
    : isFixed(path)
      ? listFixed(args, asked)
      : byFilters());
  return { page, businessName: null };
}

export type AttributeName = Pick<Attribute, 'name' | 'unit' | 'type'>;

/** Names of the attributes that are filtered by, for their chips. */
async function namesOf(args: PageArgs, { filters, category }: Asked): Promise<Record<string, AttributeName>> {
  const slugs = Object.keys(filters.attributes).filter((slug) => slug !== 'condition');
  if (slugs.length === 0 || !category) return {};
  const attributes = await call(args, listFilterAttributes, { body: { category_id: category.id } });
  return Object.fromEntries(
    attributes
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, name, unit, type }) => [slug, { name, unit, type }]),
  );
}

/** Where the same list stands under its own name, without the filters of the query. */
function canonicalOf({ pathname }: URL, path: ClassifiedPath, category: AdCategory | undefined): string {
  const isOwn = path.screen === 'popular' || path.screen === 'business' || path.screen === 'user-ads';
  if (isOwn || path.group !== undefined) return pathname;
  return category ? `/classified-listing/${category.slug}` : pathname;
}

/** The address that chips and views build on; one that says itself what may be taken away gives way. */
function basePathOf(path: ClassifiedPath, pathname: string, category: AdCategory | undefined): string {
  if (path.screen !== 'map' && path.keyword === undefined) return pathname;
  return category ? `/classified-listing/${category.slug}` : listPathOf(path, category);
}

/** Everything the list page shows, whichever of its addresses was asked for. */
export async function loadListing(args: PageArgs & { url: URL }) {
  await visitorOrPrivate(args);
  const { url } = args;
  const { pathname } = url;
  const path = parseClassifiedPath(pathname);
  if (!path) throw notFound();

  const categories = await loadAdCategories(args);
  const category = findCategory(categories, path);
  const filters = filtersOf(url, path);
  requireFilter(url, filters);
  const asked = { path, filters, category };
  const tidy = isNarrowable(path) ? tidyAddress(url, asked, categories) : undefined;
  if (tidy) throw redirect(tidy);

  const [{ page, businessName }, attributeNames] = await Promise.all([
    listAsked(args, asked),
    namesOf(args, asked),
  ]);
  const canonical = canonicalOf(url, path, category);
  const isVariant =
    searchOf({ ...readFilters(url.searchParams), page: 1 }) !== '' || path.keyword !== undefined;
  return {
    screen: path.screen,
    group: path.group ?? null,
    template: path.template ?? null,
    businessName,
    business: path.business ?? null,
    itemId: path.itemId ?? null,
    filters,
    page,
    attributeNames,
    category: category ? leaf(category) : null,
    line: category ? lineOf(categories, category).map(leaf) : [],
    children: narrowerOf(categories, path, category).map(leaf),
    mayFilter: !isFixed(path),
    /** Pins come from a search; lists of one seller or of one order put only their own ads on the map. */
    hasPins: isNarrowable(path) && !isFixed(path),
    formPath: isNarrowable(path) ? listPathOf(path, category) : pathname,
    basePath: basePathOf(path, pathname, category),
    canonical,
    isVariant,
    origin: url.origin,
  };
}

export type Listing = Awaited<ReturnType<typeof loadListing>>;
