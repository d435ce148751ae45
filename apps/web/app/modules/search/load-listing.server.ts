import type { I18n } from '@lingui/core';
import { type Attribute, listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';
import type { ListingPage } from '@souk/contract/modules/search/listing';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import type { FoodProfile } from '../food/index.ts';
import type { ListGroup, ListPath } from './list-path.ts';
import {
  childrenOf,
  type ListingCategory,
  lineOf,
  loadListingCategories,
  rootOf,
} from './listing-categories.server.ts';
import { appliedFilters, isUntidy, type ListingFilters, readFilters, searchOf } from './listing-filters.ts';
import { placesOf, type Trade } from './listing-trade.ts';

export interface Asked<P extends ListPath> {
  path: P;
  filters: ListingFilters;
  category: ListingCategory | undefined;
}

interface Listed {
  page: ListingPage;
  /** The seller, if all items are theirs. */
  businessName: string | null;
}

/** What the heading of a list is made of. */
export interface Titled {
  screen: string;
  group: ListGroup | null;
  template: TemplateSlug | null;
  category: Pick<ListingCategory, 'name'> | null;
  businessName: string | null;
  filters: Pick<ListingFilters, 'keyword' | 'location'>;
}

/** How one trade reads its addresses and gets its lists. */
export interface ListSource<P extends ListPath> {
  trade: Trade;
  parse: (pathname: string) => P | undefined;
  list: (args: PageArgs, asked: Asked<P>) => Promise<Listed>;
  /** Lists of one seller take no category. */
  isOneSeller: (path: P) => boolean;
  /** Lists whose order is their content: nothing else can sort or narrow them. */
  isFixed: (path: P) => boolean;
  titleOf: (titled: Titled, i18n: I18n) => string;
  /** Whose verdicts on foods the filters ask for; without it the strictest verdict counts. */
  profileOf?: (args: PageArgs) => Promise<FoodProfile>;
}

/** The list to be filtered: everything, or the contents of several categories of a template. */
export const listPathOf = (
  trade: Trade,
  path: Pick<ListPath, 'template'> | undefined,
  category: Pick<ListingCategory, 'id'> | undefined,
): string => (path?.template && !category ? `/classifieds/filter/${path.template}` : placesOf[trade].all);

/** Where the items are: in a category, or in all those of a template. */
export const within = (
  path: Pick<ListPath, 'template'> | undefined,
  category: Pick<ListingCategory, 'id'> | undefined,
) => {
  if (category) return { category_id: category.id };
  return path?.template ? { template_slug: path.template } : {};
};

/** The category that an address is about. */
export function categoryAt(
  categories: readonly ListingCategory[],
  path: ListPath | undefined,
): ListingCategory | undefined {
  const wanted = path?.categories.at(-1);
  if (wanted === undefined) return path?.template && rootOf(categories, path.template);
  return categories.find(({ id, slug }) => id === wanted || slug === wanted);
}

type Leaf = Pick<ListingCategory, 'id' | 'name' | 'slug'>;
const leaf = ({ id, name, slug }: ListingCategory): Leaf => ({ id, name, slug });

const notFound = () => data(null, { status: 404 });

/** An attribute belongs to its category; only the condition applies to all of them. */
const withoutAttributes = (filters: ListingFilters): ListingFilters => {
  const { condition } = filters.attributes;
  return { ...filters, attributes: condition ? { condition } : {} };
};

/** The address for a filter form: the chosen category is part of the path, empty fields are left out. */
function tidyAddress(
  url: URL,
  trade: Trade,
  { path, filters, category: current }: Asked<ListPath>,
  all: ListingCategory[],
) {
  const asked = url.searchParams.get('category_id');
  if (asked === null) return isUntidy(url.searchParams) ? `${url.pathname}${searchOf(filters)}` : undefined;
  const wanted = all.find(({ id }) => String(id) === asked);
  const kept = wanted?.id === current?.id ? filters : withoutAttributes(filters);
  const to = wanted ? placesOf[trade].category(wanted.slug) : listPathOf(trade, path, current);
  return `${to}${searchOf(kept)}`;
}

/** An empty filter form returns to the form (B-100). */
function requireFilter(url: URL, trade: Trade, filters: ListingFilters) {
  const wasSent = url.searchParams.has('filtered');
  if (!wasSent || appliedFilters(filters).length > 0 || url.searchParams.get('category_id')) return;
  throw redirect(`${placesOf[trade].filters}?missing=1&for=${encodeURIComponent(url.pathname)}`);
}

/** What the path says is the start; the query says more. */
function filtersOf(url: URL, { keyword, sort, group, screen }: ListPath): ListingFilters {
  return {
    ...(group === 'top-rated' ? { sort: 'top-rated' as const } : {}),
    ...(keyword ? { keyword } : {}),
    ...(sort ? { sort } : {}),
    ...(screen === 'map' ? { view: 'map' as const } : {}),
    ...readFilters(url.searchParams),
  };
}

/** The categories a list can be narrowed to: those below its own, or the tops that have its template. */
function narrowerOf(
  all: readonly ListingCategory[],
  { template }: ListPath,
  category: ListingCategory | undefined,
) {
  if (category) return childrenOf(all, category.id);
  return childrenOf(all, 0).filter((top) => !template || top.template_slug === template);
}

export type AttributeName = Pick<Attribute, 'name' | 'unit' | 'type'>;

/** Names of the attributes that are filtered by, for their chips. */
async function namesOf(
  args: PageArgs,
  { filters, category }: Asked<ListPath>,
): Promise<Record<string, AttributeName>> {
  const slugs = Object.keys(filters.attributes).filter((slug) => slug !== 'condition');
  if (slugs.length === 0 || !category) return {};
  const attributes = await call(args, listFilterAttributes, { body: { category_id: category.id } });
  return Object.fromEntries(
    attributes
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, name, unit, type }) => [slug, { name, unit, type }]),
  );
}

interface Placed {
  trade: Trade;
  path: ListPath;
  category: ListingCategory | undefined;
  isOwn: boolean;
}

/**
 * Every list has one canonical address, without the query's filters; a list with content of its own keeps its address.
 */
function addressesOf({ pathname }: URL, { trade, path, category, isOwn }: Placed) {
  const ofCategory = category ? placesOf[trade].category(category.slug) : undefined;
  const isPlain = path.screen !== 'map' && path.keyword === undefined;
  return {
    canonical: isOwn || path.group !== undefined ? pathname : (ofCategory ?? pathname),
    /** The path that chips and views build on; a keyword or the map in the path itself could not be removed from it. */
    basePath: isPlain ? pathname : (ofCategory ?? listPathOf(trade, path, category)),
  };
}

/** Everything on a list page, for any of its addresses. */
export async function loadListing<P extends ListPath>(args: PageArgs & { url: URL }, source: ListSource<P>) {
  await visitorOrPrivate(args);
  const { url } = args;
  const { pathname } = url;
  const { trade } = source;
  const path = source.parse(pathname);
  if (!path) throw notFound();

  const categories = await loadListingCategories(args, trade);
  const category = categoryAt(categories, path);
  if (!category && path.categories.length > 0) throw notFound();
  const filters = filtersOf(url, path);
  requireFilter(url, trade, filters);
  const asked = { path, filters, category };
  const isOneSeller = source.isOneSeller(path);
  const isFixed = source.isFixed(path);
  const tidy = isOneSeller ? undefined : tidyAddress(url, trade, asked, categories);
  if (tidy) throw redirect(tidy);

  const [{ page, businessName }, attributeNames] = await Promise.all([
    source.list(args, asked),
    namesOf(args, asked),
  ]);
  const titled = {
    screen: path.screen,
    group: path.group ?? null,
    template: path.template ?? null,
    businessName,
    filters,
    category: category ? leaf(category) : null,
  };
  return {
    ...titled,
    trade,
    title: source.titleOf(titled, pageStateOf(args).i18n),
    page,
    attributeNames,
    line: category ? lineOf(categories, category).map(leaf) : [],
    children: narrowerOf(categories, path, category).map(leaf),
    mayFilter: !isFixed,
    isOneSeller,
    /** Pins come from a search; lists of one seller or with a fixed order show only their own things on the map. */
    hasPins: !isOneSeller && !isFixed,
    ...addressesOf(url, { trade, path, category, isOwn: isOneSeller || isFixed }),
    isVariant: searchOf({ ...readFilters(url.searchParams), page: 1 }) !== '' || path.keyword !== undefined,
    origin: url.origin,
  };
}

export type Listing = Awaited<ReturnType<typeof loadListing>>;
