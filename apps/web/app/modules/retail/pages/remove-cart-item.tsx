import { removeCartItem } from '@souk/contract/modules/retail/carts';
import { redirect } from 'react-router';
import { backOf, cartPath, postToCart, wordOf } from '../cart-page.server.ts';
import type { Route } from './+types/remove-cart-item.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailCart' };

export const loader = () => redirect(cartPath);

/** Takes one thing out of the cart; the toast can put it back. */
export const action = (args: Route.ActionArgs) =>
  postToCart(args, {
    endpoint: removeCartItem,
    toast: (form, title) => ({
      tone: 'good',
      title,
      detail: wordOf(form, '_title'),
      undo: {
        action: '/cart/add',
        fields: [
          ['variant_id', wordOf(form, 'item_id')],
          ['quantity', wordOf(form, '_quantity')],
          ['_back', backOf(form)],
        ],
      },
    }),
  });
