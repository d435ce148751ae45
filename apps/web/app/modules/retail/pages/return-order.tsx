import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestReturn, returnDays } from '@souk/contract/modules/retail/returns';
import { data, Form, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { PhotoField } from '../../reviews/index.ts';
import { LineQuantityFields } from '../components/orders/line-quantity-fields.tsx';
import { OrderFormFrame } from '../components/orders/order-frame.tsx';
import { flatLines, readLines } from '../line-quantities.ts';
import { getOwnOrder } from '../load-order.server.ts';
import { idIn, orderPath } from '../order-address.ts';
import { returnReasonList, returnReasonWords } from '../order-states.ts';
import type { Route } from './+types/return-order.ts';

export const handle = { access: 'private', screen: 'OrderDetail' };

/** What of an order can be sent back. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const { searchParams } = args.url;
  const order = await getOwnOrder(args, searchParams);
  const lines = order.items.filter(({ moves }) => moves.includes('return'));
  if (lines.length === 0) throw redirect(orderPath(order.order_id));
  return { order, lines, chosen: idIn(searchParams, 'line') ?? null };
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const order = await getOwnOrder(args, args.url.searchParams);
  const form = await postedForm(args);
  const also = flatLines(readLines(form));
  const sent = await submit(args, requestReturn, { form, also, params: { id: order.order_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, orderPath(order.order_id), sent.message);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Return items`)];

export default function ReturnOrder({
  loaderData: { order, lines, chosen },
  actionData,
}: Route.ComponentProps) {
  const { shortMonthDate } = useDates();
  const { t, i18n } = useLingui();
  const until = order.return_until ? shortMonthDate(order.return_until) : null;
  const most = lines.map((line) => {
    const kept = line.shipped_quantity - line.returning_quantity - line.returned_quantity;
    // Nothing is chosen for the buyer but the one item whose button led here.
    return { line, most: kept, start: chosen === line.order_detail_id ? kept : 0 };
  });
  return (
    <OrderFormFrame
      orderPath={orderPath(order.order_id)}
      number={order.order_number}
      title={<Trans>Return items</Trans>}
    >
      {until && (
        <p className="text-ink-2">
          <Trans>
            You can send items back until {until}. The shop has {returnDays.unanswered} days to answer; once
            it has them back, you get your money.
          </Trans>
        </p>
      )}
      <FormScope of={actionData}>
        <Form method="post" encType="multipart/form-data" noValidate className="mt-5 space-y-6">
          <FormProblem />
          <LineQuantityFields legend={t`What are you returning?`} lines={most} />
          <Choice
            name="reason"
            label={t`Why?`}
            options={returnReasonList.map((reason) => ({
              value: reason,
              label: i18n._(returnReasonWords[reason]),
            }))}
          />
          <TextArea
            name="comment"
            label={t`What is wrong? (optional)`}
            rows={4}
            maxLength={1000}
            counterMax={1000}
          />
          <PhotoField kept={[]} />
          <div className="flex justify-end">
            <SubmitButton size="lg">
              <Trans>Request return</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </OrderFormFrame>
  );
}
