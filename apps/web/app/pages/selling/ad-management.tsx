import { postingTypes } from '@souk/contract/shared/seller-types';
import { requireTypes } from '../../lib/session.server.ts';
import { loadAdManagement } from '../../modules/classifieds/index.server.ts';
import { AdManagement } from '../../modules/classifieds/index.ts';
import { loadProductTable } from '../../modules/retail/index.server.ts';
import { ProductManagement } from '../../modules/retail/index.ts';
import type { Route } from './+types/ad-management.ts';

export const handle = {
  access: 'login:private,retail,job,real_estate,car_dealer',
  screen: 'AdManagement',
};

/** Shops manage products, everybody else ads (B-007). */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireTypes(args, postingTypes);
  return viewer.seller_type === 'retail'
    ? { kind: 'products' as const, shown: await loadProductTable(args) }
    : { kind: 'ads' as const, shown: await loadAdManagement(args) };
}

export default function Management({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'products' ? (
    <ProductManagement shown={loaderData.shown} />
  ) : (
    <AdManagement shown={loaderData.shown} />
  );
}
