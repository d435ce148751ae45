import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { compareFoodProducts, type FoodProduct } from '@souk/contract/modules/scanner/products';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { isId } from '../search/index.ts';
import { compareFoodsPath, mostComparedFoods } from './compare-path.ts';
import { findFood } from './load-food.server.ts';
import { givenProfile } from './visitor-profile.server.ts';

const shownToAdd = 10;

/** Ids joined by hyphens or commas, each once. */
function readIds(text: string): number[] {
  const parts = text.split(/[,-]/);
  if (!parts.every(isId)) return [];
  return [...new Set(parts.map(Number))].slice(0, mostComparedFoods);
}

/** One food is no comparison yet: the page asks for a second one. */
async function loadFoods(args: PageArgs, ids: readonly number[]): Promise<FoodProduct[]> {
  const [first] = ids;
  if (first === undefined) return [];
  if (ids.length === 1) {
    const food = await findFood(args, first);
    return food ? [food] : [];
  }
  const query = { ids: ids.join(','), ...(await givenProfile(args)) };
  return (await orNull(call(args, compareFoodProducts, { query }))) ?? [];
}

/** Foods that can be added: search results, otherwise popular ones of the first food's category. */
async function loadToAdd(args: PageArgs, foods: readonly FoodProduct[], keyword: string) {
  const [first] = foods;
  if (!first || foods.length >= mostComparedFoods) return [];
  const wanted = keyword ? { keyword } : { category_id: first.category, list_type: 'most-popular' as const };
  const body = { ...wanted, ...(await givenProfile(args)), page_size: 20 };
  const found = await orNull(call(args, listFoodProducts, { body }));
  return (found?.data ?? []).filter(({ id }) => foods.every((food) => food.id !== id)).slice(0, shownToAdd);
}

/** Foods side by side; those that the reader may not see are dropped from the address. */
export async function loadFoodComparison(args: PageArgs & { url: URL }, idsText: string) {
  const ids = readIds(idsText);
  const foods = await loadFoods(args, ids);
  if (foods.length === 0) throw data(null, { status: 404 });
  if (foods.length < ids.length) throw redirect(compareFoodsPath(foods.map(({ id }) => id)));
  const { searchParams } = args.url;
  const keyword = searchParams.get('add')?.trim().slice(0, 120) ?? '';
  return {
    foods,
    keyword,
    toAdd: await loadToAdd(args, foods, keyword),
    hasRoom: foods.length < mostComparedFoods,
    isNarrowed: searchParams.has('differences'),
  };
}

export type LoadedFoodComparison = Awaited<ReturnType<typeof loadFoodComparison>>;
