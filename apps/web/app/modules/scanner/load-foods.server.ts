import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import type { FoodProduct } from '@souk/contract/modules/scanner/products';
import type { FoodListType } from '@souk/contract/modules/scanner/words';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { findViewer } from '../../lib/session.server.ts';
import { appliedFilters, codeIn, type FoodFilters, foodListBody, readFoodFilters } from './food-filters.ts';
import { scanCode } from './scan-code.server.ts';
import { givenProfile, loadProfile } from './visitor-profile.server.ts';

/** Two, three or five in a row: cards that would be alone in the last row are left out. */
const shownInRow = 6;
const asked = 10;
const onPage = 20;

/** Lists that belong to an account. */
export const ownLists: readonly FoodListType[] = ['my-favourites', 'my-products'];

/** What a card shows; the rest of a food would only make the page heavy. */
const cardOf = (food: FoodProduct) => ({
  id: food.id,
  name: food.name,
  brand: food.brand,
  quantity: food.quantity,
  image: food.image,
  path: food.path,
  verdict: food.verdict,
  warnings: food.warnings,
  status: food.status,
  reject_reason: food.reject_reason,
  is_favourite: food.is_favourite,
});

export type ListedFood = ReturnType<typeof cardOf>;

async function loadRow(args: PageArgs, list_type: FoodListType) {
  const body = { ...(await givenProfile(args)), list_type, page_size: asked };
  const page = await orNull(call(args, listFoodProducts, { body }));
  return page?.data.slice(0, shownInRow).map(cardOf) ?? null;
}

/** A page of foods with these filters, for the reader's profile. */
export async function loadFoodPage(args: PageArgs, filters: FoodFilters, list?: FoodListType) {
  const page = new URL(args.request.url).searchParams.get('page') ?? 1;
  const body = {
    ...(await givenProfile(args)),
    ...foodListBody(filters),
    ...(list ? { list_type: list } : {}),
    page,
    page_size: onPage,
  };
  const found = await orNull(call(args, listFoodProducts, { body }));
  return found && { ...found, data: found.data.map(cardOf) };
}

/** The rows of the landing page; each may be missing. */
async function loadRows(args: PageArgs) {
  const viewer = await findViewer(args);
  const [recent, favourites, popular, newest] = await Promise.all([
    loadRow(args, 'recently-viewed'),
    viewer ? loadRow(args, 'my-favourites') : [],
    loadRow(args, 'most-popular'),
    loadRow(args, 'most-recent'),
  ]);
  return { recent: recent ?? [], favourites: favourites ?? [], popular: popular ?? [], newest };
}

/** The scanner's page: the result for a code, search results, or the rows of everything. */
export async function loadScanner(args: PageArgs) {
  const { searchParams } = new URL(args.request.url);
  const filters = readFoodFilters(searchParams);
  const code = codeIn(searchParams.get('code') ?? filters.keyword);
  const refusal = code ? await scanCode(args, code) : null;
  const isSearch = !refusal && (appliedFilters(filters).length > 0 || filters.sort !== undefined);
  const [found, rows, profile] = await Promise.all([
    isSearch ? loadFoodPage(args, filters) : null,
    isSearch ? null : loadRows(args),
    loadProfile(args),
  ]);
  return { filters, refusal, isSearch, found, rows, profile };
}

export type ScannerPage = Awaited<ReturnType<typeof loadScanner>>;
export type FoodPageData = Awaited<ReturnType<typeof loadFoodPage>>;
