import { msg } from '@lingui/core/macro';
import { buyAgain } from '@souk/contract/modules/retail/orders';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { cartPath, refusedToast } from '../cart-page.server.ts';
import { orderPath } from '../order-address.ts';
import { idField } from '../post-order.server.ts';
import type { Route } from './+types/buy-again.ts';

export const handle = { access: 'private', screen: 'MyOrders' };

export const loader = () => redirect('/my-orders');

/** Puts an order into the cart once more, and tells what can not be had. */
export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const form = await args.request.formData();
  const id = idField(form, 'order_id');
  if (!id) return redirect('/my-orders');
  const sent = await submit(args, buyAgain, { form: new FormData(), params: { id } });
  if (!sent.ok) return refusedToast(args, orderPath(id), sent);
  const missing = sent.reply.missing.join(', ');
  const { i18n } = pageStateOf(args);
  return redirectWithToast(args, cartPath, {
    tone: missing ? 'warn' : 'good',
    title: sent.message,
    ...(missing ? { detail: i18n._(msg`Not or not so many to be had: ${missing}`) } : {}),
  });
}
