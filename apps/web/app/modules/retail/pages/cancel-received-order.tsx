import { Trans, useLingui } from '@lingui/react/macro';
import { cancelSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { data, Form, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { price } from '../../../lib/format.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { DeedFrame } from '../components/orders/order-frame.tsx';
import { OrderLineRow } from '../components/orders/order-line-row.tsx';
import { getReceivedOrder } from '../load-order.server.ts';
import { idIn, receivedOrderPath } from '../order-address.ts';
import type { Route } from './+types/cancel-received-order.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrderDetail' };

/** The order, or the one line of it, that can not be sent. */
export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const { searchParams } = args.url;
  const order = await getReceivedOrder(args, searchParams);
  const lineId = idIn(searchParams, 'line');
  const line = order.items.find(({ order_detail_id }) => order_detail_id === lineId) ?? null;
  const may = line ? line.deeds.includes('cancel') : order.moves.includes('cancel');
  if (!may) throw redirect(receivedOrderPath(order.order_id));
  return { order, line };
}

export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const order = await getReceivedOrder(args, args.url.searchParams);
  const sent = await submit(args, cancelSellerOrder, { params: { id: order.order_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, receivedOrderPath(order.order_id), sent.message);
}

export const meta: Route.MetaFunction = () => [{ title: 'Cancel order | Souk' }];

export default function CancelReceivedOrder({
  loaderData: { order, line },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui();
  const path = receivedOrderPath(order.order_id);
  const back = line ? line.line_total : order.refund_if_cancelled;
  return (
    <DeedFrame
      orderPath={path}
      number={order.order_number}
      title={line ? <Trans>Cancel this item</Trans> : <Trans>Cancel this order</Trans>}
    >
      <ul className="-mt-4 divide-y divide-line">
        {(line ? [line] : order.items).map((one) => (
          <OrderLineRow key={one.order_detail_id} line={one} showsSku />
        ))}
      </ul>
      {back && back.cents > 0 && (
        <p className="num mt-2 rounded-md bg-warn-soft px-4 py-3 text-[15px]">
          <Trans>
            The buyer gets <b className="font-semibold">{price(back.cents)}</b> back.
          </Trans>
        </p>
      )}
      <FormScope of={actionData}>
        <Form method="post" noValidate className="mt-5 space-y-5">
          <FormProblem />
          {line && <input type="hidden" name="order_detail_id" value={line.order_detail_id} />}
          <TextArea
            name="reason"
            label={t`Reason`}
            rows={3}
            maxLength={500}
            counterMax={500}
            hint={t`The buyer reads it.`}
          />
          <div className="flex flex-wrap justify-end gap-2.5">
            <ButtonLink to={path} tone="ghost">
              <Trans>Keep it</Trans>
            </ButtonLink>
            <SubmitButton tone="danger">
              {line ? <Trans>Cancel this item</Trans> : <Trans>Cancel this order</Trans>}
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </DeedFrame>
  );
}
