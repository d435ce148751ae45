import { changeQuantity } from '@souk/contract/modules/retail/carts';
import { redirect } from 'react-router';
import { cartPath, postToCart } from '../cart-page.server.ts';
import type { Route } from './+types/change-cart-quantity.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailCart' };

export const loader = () => redirect(cartPath);

/** Sets how many of one thing are wanted. */
export const action = (args: Route.ActionArgs) => postToCart(args, { endpoint: changeQuantity });
