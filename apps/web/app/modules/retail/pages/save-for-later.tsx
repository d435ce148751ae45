import { saveForLater } from '@souk/contract/modules/retail/carts';
import { redirect } from 'react-router';
import { backOf, cartPath, postToCart, wordOf } from '../cart-page.server.ts';
import type { Route } from './+types/save-for-later.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailCart' };

export const loader = () => redirect(cartPath);

/** Puts one thing aside; the toast can bring it back. */
export const action = (args: Route.ActionArgs) =>
  postToCart(args, {
    endpoint: saveForLater,
    toast: (form, title) => ({
      tone: 'good',
      title,
      detail: wordOf(form, '_title'),
      undo: {
        action: '/cart/move',
        fields: [
          ['item_id', wordOf(form, 'item_id')],
          ['_back', backOf(form)],
        ],
      },
    }),
  });
