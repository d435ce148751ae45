import { Trans, useLingui } from '@lingui/react/macro';
import { cancelOrder } from '@souk/contract/modules/retail/orders';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { price } from '../../../lib/format.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { cancelling } from '../cancelling.server.ts';
import { CancelForm } from '../components/orders/cancel-form.tsx';
import { getOwnOrder } from '../load-order.server.ts';
import { orderPath } from '../order-address.ts';
import type { Route } from './+types/cancel-order.ts';

export const handle = { access: 'private', screen: 'OrderDetail' };

/** The order, or the one line of it, that is to be cancelled. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const { searchParams } = args.url;
  const order = await getOwnOrder(args, searchParams);
  return cancelling(order, searchParams, orderPath(order.order_id));
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const order = await getOwnOrder(args, args.url.searchParams);
  const sent = await submit(args, cancelOrder, { params: { id: order.order_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, orderPath(order.order_id), sent.message);
}

export const meta: Route.MetaFunction = () => [{ title: 'Cancel order | Souk' }];

export default function CancelOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <CancelForm
      {...loaderData}
      orderPath={orderPath(loaderData.order.order_id)}
      refund={(cents) => (
        <p className="num mt-2 rounded-md bg-good-soft px-4 py-3 text-[15px]">
          <Trans>
            You get <b className="font-semibold">{price(cents)}</b> back, the way you paid.
          </Trans>
        </p>
      )}
      reason={{ label: t`Reason (optional)`, hint: t`The shop reads it.` }}
      problems={actionData}
    />
  );
}
