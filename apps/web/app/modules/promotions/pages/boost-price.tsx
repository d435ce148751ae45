import { getAdBoost } from '@souk/contract/modules/promotions/boosts';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { boostedKind } from '../boost-pay.server.ts';
import { boostPayPath } from '../price-param.ts';
import type { Route } from './+types/boost-price.ts';

export const handle = { access: 'login:private,retail,job,real_estate,car_dealer' };

/** Redirects from a button that knows only the ad to the payment page, whose address has a price. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireTypes(args, postingTypes);
  const kind = boostedKind(args);
  const { prices } = await call(args, getAdBoost, {
    params: { classified_id: args.params.id },
    query: { kind },
  });
  const [cheapest] = prices.toSorted((a, b) => a.price.cents - b.price.cents);
  if (!cheapest) throw redirect('/ad-management');
  const thing = { kind, id: Number(args.params.id) };
  throw redirect(boostPayPath(thing, cheapest.price, viewer.seller_type === 'private'));
}
