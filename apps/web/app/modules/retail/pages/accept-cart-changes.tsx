import { acceptCartChanges } from '@souk/contract/modules/retail/carts';
import { redirect } from 'react-router';
import { cartPath, postToCart } from '../cart-page.server.ts';
import type { Route } from './+types/accept-cart-changes.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailCart' };

export const loader = () => redirect(cartPath);

/** Accepts new prices and what is left of things. */
export const action = (args: Route.ActionArgs) =>
  postToCart(args, { endpoint: acceptCartChanges, toast: (_form, title) => ({ tone: 'good', title }) });
