import { cancelCheckout } from '@souk/contract/modules/retail/checkouts';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { cartPath } from '../cart-page.server.ts';
import type { Route } from './+types/cancel-checkout.ts';

export const handle = { access: 'private', screen: 'RetailCheckout' };

export const loader = () => redirect(cartPath);

/** Gives unpaid orders up; their things lie in the cart again. */
export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const form = await args.request.formData();
  const id = Number(form.get('checkout_id'));
  const sent = await submit(args, cancelCheckout, { form: new FormData(), params: { id } });
  if (sent.ok) return redirectWithToast(args, cartPath, sent.message);
  return redirectWithToast(args, '/my-orders', { tone: 'bad', title: sent.problems.form ?? '' });
}
