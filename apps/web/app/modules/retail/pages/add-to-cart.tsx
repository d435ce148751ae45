import { msg } from '@lingui/core/macro';
import { addToCart } from '@souk/contract/modules/retail/carts';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { backOf, cartPath, keepGuestCount, refusedToast, wordOf } from '../cart-page.server.ts';
import type { Route } from './+types/add-to-cart.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailCart' };

export const loader = () => redirect(cartPath);

/** Puts something into the cart and leads back to where it was found, or on to the checkout. */
export async function action(args: Route.ActionArgs) {
  await visitorOrPrivate(args);
  const form = await postedForm(args);
  const back = backOf(form);
  const sent = await submit(args, addToCart, { form });
  if (!sent.ok) return refusedToast(args, back, sent);
  keepGuestCount(args, sent.reply);
  if (wordOf(form, '_next') === 'checkout') return redirect('/retail-checkout');
  return redirectWithToast(args, back, {
    tone: 'good',
    title: sent.message,
    ...(back === cartPath
      ? {}
      : { link: { to: cartPath, words: pageStateOf(args).i18n._(msg`See the cart`) } }),
  });
}
