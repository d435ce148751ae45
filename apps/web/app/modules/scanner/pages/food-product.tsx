import { FoodScreen } from '../components/food-screen.tsx';
import { foodHead } from '../food-data.ts';
import { loadFood } from '../load-food.server.ts';
import type { Route } from './+types/food-product.ts';

export const handle = { access: 'public', screen: 'FoodProductDetail', cache: 10 };

export const loader = (args: Route.LoaderArgs) => loadFood(args, args.params.id);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? foodHead(loaderData.food, loaderData.origin)
    : [{ title: 'Food Scanner | Souk' }, { name: 'robots', content: 'noindex' }];

export default function FoodProductDetail({ loaderData }: Route.ComponentProps) {
  const { food, profile, reasons } = loaderData;
  return <FoodScreen key={food.id} food={food} profile={profile} reasons={reasons} />;
}
