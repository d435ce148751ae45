import { moveToCart } from '@souk/contract/modules/retail/carts';
import { redirect } from 'react-router';
import { cartPath, postToCart } from '../cart-page.server.ts';
import type { Route } from './+types/move-to-cart.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailCart' };

export const loader = () => redirect(cartPath);

/** Brings one thing that was put aside back into the cart. */
export const action = (args: Route.ActionArgs) =>
  postToCart(args, { endpoint: moveToCart, toast: (_form, title) => ({ tone: 'good', title }) });
