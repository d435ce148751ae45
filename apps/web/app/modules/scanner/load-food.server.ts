import { type FoodProductDetail, getFoodProduct } from '@souk/contract/modules/scanner/products';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { isId } from '../search/index.ts';
import { givenProfile, loadProfile } from './visitor-profile.server.ts';

const missingStatus = 404;

/** A food as the reader may see it; undefined if they may not. */
export async function findFood(args: PageArgs, id: number): Promise<FoodProductDetail | undefined> {
  try {
    return await call(args, getFoodProduct, { params: { id }, query: await givenProfile(args) });
  } catch (error) {
    if (error instanceof ApiProblem && error.status === missingStatus) return undefined;
    throw error;
  }
}

/** The food of a page. */
export async function getFood(args: PageArgs, idText: string | undefined): Promise<FoodProductDetail> {
  const food = isId(idText) ? await findFood(args, Number(idText)) : undefined;
  if (!food) throw data(null, { status: missingStatus });
  return food;
}

/** A food's page: its facts for this reader's profile. */
export async function loadFood(args: PageArgs & { url: URL }, idText: string | undefined) {
  const [food, profile] = await Promise.all([getFood(args, idText), loadProfile(args)]);
  return { food, profile, origin: args.url.origin };
}

export type LoadedFood = Awaited<ReturnType<typeof loadFood>>;
