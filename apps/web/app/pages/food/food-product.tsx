import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../lib/page-head.ts';
import { BuyHere } from '../../modules/retail/index.ts';
import { loadFood } from '../../modules/scanner/index.server.ts';
import { FoodScreen, foodHead } from '../../modules/scanner/index.ts';
import type { Route } from './+types/food-product.ts';
import { loadOffers } from './load-offers.server.ts';

export const handle = { access: 'public', screen: 'FoodProductDetail', cache: 10 };

/** A food, and the shops that sell it. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadFood(args, args.params.id);
  const { product_code: gtin, path } = loaded.food;
  return { ...loaded, shops: await loadOffers(args, gtin, path) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? foodHead(loaderData.food, loaderData.origin)
    : [pageTitle(matches, msg`Food Scanner`), { name: 'robots', content: 'noindex' }];

export default function FoodProductDetail({ loaderData }: Route.ComponentProps) {
  const { food, profile, shops } = loaderData;
  return <FoodScreen key={food.id} food={food} profile={profile} shops={<BuyHere {...shops} />} />;
}
