import { type Attribute, listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import { conditions } from '@souk/contract/modules/catalogue/conditions';
import { isFoodShelf } from '@souk/contract/modules/food/shelves';
import { search } from '@souk/contract/modules/search/search';
import { safePath } from '@souk/contract/shared/safe-path';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { loadPriceLists } from '../../lib/price-lists.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { foodQuestions, isFoodFacet, plainProfile } from '../food/index.ts';
import type { ListPath } from './list-path.ts';
import { childrenOf, lineOf, loadListingCategories } from './listing-categories.server.ts';
import { callQuery, readFilters } from './listing-filters.ts';
import { placesOf, type Trade } from './listing-trade.ts';
import { categoryAt, type ListSource, listPathOf, within } from './load-listing.server.ts';
import { ladderFor } from './price-ladder.ts';

export interface Counted {
  value: string;
  count: number;
}

/** A question of the filter form: numbers are bounded, everything else is chosen from. */
export interface FilterAttribute extends Pick<Attribute, 'slug' | 'name' | 'unit' | 'type' | 'min' | 'max'> {
  values: Counted[];
}

/** Options in the catalogue's order, then people's own values by frequency. */
function valuesOf({ options }: Attribute, counted: readonly Counted[]): Counted[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const listed = options.map(({ value }) => ({ value, count: counts.get(value) ?? 0 }));
  const known = new Set(options.map(({ value }) => value));
  return [...listed, ...counted.filter(({ value }) => !known.has(value))];
}

const slim = (list: readonly Counted[] = []) => list.map(({ value, count }) => ({ value, count }));

/** The attributes that people filter by, each with its values. */
const questionsOf = (
  attributes: readonly Attribute[],
  counted: ReadonlyMap<string, readonly Counted[]>,
): FilterAttribute[] =>
  attributes
    .filter(({ searchable }) => searchable)
    .map((attribute) => ({
      slug: attribute.slug,
      name: attribute.name,
      unit: attribute.unit,
      type: attribute.type,
      min: attribute.min,
      max: attribute.max,
      values: valuesOf(attribute, slim(counted.get(attribute.slug))),
    }));

/** Shown wherever there are answers. */
const always: ReadonlySet<string> = new Set([
  'brand',
  'availability',
  'content',
  'place',
  'women',
  'languages',
  'food',
]);
/** Of the attributes that a category does not have itself, only those that most of its things have are shown. */
const mostOwn = 6;

const answers = (values: readonly Counted[]) => values.reduce((sum, { count }) => sum + count, 0);
const isYesNo = (values: readonly Counted[]) => values.every(({ value }) => /^(true|false)$/.test(value));

/** More filters than a category's attributes: brands, options, stock and deals of shops, where services are done and by whom. */
function ownQuestions(
  trade: Trade,
  attributes: readonly Attribute[],
  counted: ReadonlyMap<string, readonly Counted[]>,
): FilterAttribute[] {
  if (trade === 'classified') return [];
  const known = new Set(['condition', ...attributes.map(({ slug }) => slug)]);
  const own = [...counted].filter(([slug]) => !known.has(slug) && !isFoodFacet(slug));
  const others = own
    .filter(([slug]) => !always.has(slug))
    .toSorted(([, one], [, other]) => answers(other) - answers(one));
  return [...own.filter(([slug]) => always.has(slug)), ...others.slice(0, mostOwn)].map(([slug, values]) => ({
    slug,
    name: slug,
    unit: null,
    min: null,
    max: null,
    type: isYesNo(values) ? ('boolean' as const) : ('select' as const),
    values: slim(values),
  }));
}

/** All questions of the filter form, with how many items each answer leaves under the other answers. */
export async function loadFilters<P extends ListPath>(args: PageArgs & { url: URL }, source: ListSource<P>) {
  await visitorOrPrivate(args);
  const { searchParams } = args.url;
  const { trade } = source;
  const listPath = safePath(searchParams.get('for') ?? placesOf[trade].all);
  const path = source.parse(new URL(listPath, 'http://souk.invalid').pathname);
  const categories = await loadListingCategories(args, trade);
  const asked = searchParams.get('category_id');
  const here = categoryAt(categories, path);
  const category = asked === null ? here : categories.find(({ id }) => String(id) === asked);
  const filters = { ...(path?.keyword ? { keyword: path.keyword } : {}), ...readFilters(searchParams) };

  const [{ facets, total, total_is_exact }, attributes, priceLists, profile] = await Promise.all([
    call(args, search, {
      query: {
        ...callQuery({ ...filters, page: 1 }),
        page_size: '10',
        module: trade,
        facets: '1',
        ...within(path, category),
      },
    }),
    category ? call(args, listFilterAttributes, { body: { category_id: category.id } }) : [],
    loadPriceLists(args),
    source.profileOf?.(args) ?? plainProfile,
  ]);

  const counted = new Map(facets?.facets.map(({ slug, values }) => [slug, values]));
  const line = category ? lineOf(categories, category) : [];
  const isOneSeller = path !== undefined && source.isOneSeller(path);
  return {
    trade,
    listPath,
    formPath: isOneSeller ? listPath : listPathOf(trade, path, here),
    isMissing: searchParams.has('missing'),
    filters,
    total: isOneSeller ? null : total,
    isExact: total_is_exact,
    category: category ? { id: category.id, name: category.name } : null,
    categories: isOneSeller
      ? []
      : childrenOf(categories, 0).flatMap((top) => [
          { id: top.id, name: top.name },
          ...childrenOf(categories, top.id).map(({ id, name }) => ({ id, name: `${top.name}: ${name}` })),
        ]),
    ladder: ladderFor(
      priceLists,
      line.map(({ id }) => id),
    ),
    conditions: conditions.map((value) => ({
      value,
      count: counted.get('condition')?.find((one) => one.value === value)?.count ?? 0,
    })),
    attributes: [...questionsOf(attributes, counted), ...ownQuestions(trade, attributes, counted)],
    food: foodQuestions(
      {
        counted,
        chosen: Object.keys(filters.attributes),
        total,
        isShelf: isFoodShelf(line.map(({ slug }) => slug)),
      },
      profile,
    ),
  };
}

export type FilterQuestions = Awaited<ReturnType<typeof loadFilters>>;
