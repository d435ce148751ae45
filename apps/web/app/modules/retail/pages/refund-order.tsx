import { Trans, useLingui } from '@lingui/react/macro';
import { refundSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { data, Form, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { price } from '../../../lib/format.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { DeedFrame } from '../components/orders/order-frame.tsx';
import { getReceivedOrder } from '../load-order.server.ts';
import { idIn, receivedOrderPath } from '../order-address.ts';
import type { Route } from './+types/refund-order.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrderDetail' };

/** What of an order can still be given back. */
export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const { searchParams } = args.url;
  const order = await getReceivedOrder(args, searchParams);
  if (!order.moves.includes('refund')) throw redirect(receivedOrderPath(order.order_id));
  return { order, lineId: idIn(searchParams, 'line') ?? null, idempotencyKey: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const order = await getReceivedOrder(args, args.url.searchParams);
  const sent = await submit(args, refundSellerOrder, { params: { id: order.order_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, receivedOrderPath(order.order_id), sent.message);
}

export const meta: Route.MetaFunction = () => [{ title: 'Refund | Souk' }];

export default function RefundOrder({
  loaderData: { order, lineId, idempotencyKey },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui();
  const path = receivedOrderPath(order.order_id);
  const left = order.total.cents - order.refunded.cents;
  const chosen = order.items.find(({ order_detail_id }) => order_detail_id === lineId);
  const leftOfChosen = chosen ? Math.min(left, chosen.line_total.cents - chosen.refunded.cents) : left;
  const lines = order.items.filter(({ deeds }) => deeds.includes('refund'));
  return (
    <DeedFrame orderPath={path} number={order.order_number} title={<Trans>Refund</Trans>}>
      <p className="num text-ink-2">
        <Trans>
          Up to <b className="font-semibold text-ink">{price(left)}</b> can be given back, the way the buyer
          paid. It comes off what you are paid for this order.
        </Trans>
      </p>
      <FormScope of={actionData}>
        <Form method="post" noValidate className="mt-5 space-y-5">
          <FormProblem />
          <input type="hidden" name="_idempotencyKey" value={idempotencyKey} />
          <Select
            name="order_detail_id"
            label={t`What is it for?`}
            placeholder={t`The whole order`}
            options={lines.map((line) => ({
              value: String(line.order_detail_id),
              label: `${line.title} · ${price(line.line_total.cents)}`,
            }))}
            defaultValue={lineId === null ? '' : String(lineId)}
          />
          <PriceField name="amount" label={t`Amount`} defaultValue={(leftOfChosen / 100).toFixed(2)} />
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
              <Trans>Back</Trans>
            </ButtonLink>
            <SubmitButton tone="danger">
              <Trans>Give the money back</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </DeedFrame>
  );
}
