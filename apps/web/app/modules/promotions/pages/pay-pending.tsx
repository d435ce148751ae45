import { getSubscription } from '@souk/contract/modules/promotions/subscriptions';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { planPayPath } from '../price-param.ts';
import type { Route } from './+types/pay-pending.ts';

export const handle = { access: 'business:retail', screen: 'RetailVendorPayment' };

/** Redirects to what waits to be paid: the item in the address, else the pending subscription. */
export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args, ['retail']);
  const asked = new URL(args.request.url).searchParams;
  const id = asked.get('id') ?? '';
  const type = asked.get('type');
  if (/^\d{1,15}$/.test(id) && (type === 'boost' || type === 'ad-boost')) {
    const kind = asked.get('kind') === 'retail.product' ? '?kind=retail.product' : '';
    throw redirect(`/boostAd-pay/${id}${kind}`);
  }
  const subscription = await call(args, getSubscription);
  throw redirect(subscription?.moves.includes('pay') ? planPayPath(subscription.plan) : '/subscription');
}
