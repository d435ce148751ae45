import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { disputeOrder } from '@souk/contract/modules/retail/orders';
import { data, Form, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { disputeReasonWords } from '../../disputes/index.ts';
import { PhotoField } from '../../reviews/index.ts';
import { OrderFormFrame } from '../components/orders/order-frame.tsx';
import { getOwnOrder } from '../load-order.server.ts';
import { idIn, orderPath } from '../order-address.ts';
import type { Route } from './+types/dispute-order.ts';

export const handle = { access: 'private', screen: 'OrderDetail' };

/** The order that something is wrong with. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const { searchParams } = args.url;
  const order = await getOwnOrder(args, searchParams);
  if (!order.moves.includes('dispute')) throw redirect(orderPath(order.order_id));
  return { order, lineId: idIn(searchParams, 'line') ?? null };
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const order = await getOwnOrder(args, args.url.searchParams);
  const sent = await submit(args, disputeOrder, { params: { id: order.order_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, `/disputes/${sent.reply.dispute_id}`, sent.message);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Something is wrong`)];

export default function DisputeOrder({ loaderData: { order, lineId }, actionData }: Route.ComponentProps) {
  const { shortMonthDate } = useDates();
  const { i18n, t } = useLingui();
  const until = order.dispute_until ? shortMonthDate(order.dispute_until) : null;
  return (
    <OrderFormFrame
      orderPath={orderPath(order.order_id)}
      number={order.order_number}
      title={<Trans>Something is wrong</Trans>}
    >
      <p className="text-ink-2">
        <Trans>Tell the shop and Souk what happened. The shop is not paid until this is decided.</Trans>{' '}
        {until && <Trans>You can do this until {until}.</Trans>}
      </p>
      <FormScope of={actionData}>
        <Form method="post" encType="multipart/form-data" noValidate className="mt-5 space-y-6">
          <FormProblem />
          <Select
            name="reason"
            label={t`What is wrong?`}
            placeholder={t`Please choose`}
            options={Object.entries(disputeReasonWords).map(([value, words]) => ({
              value,
              label: i18n._(words),
            }))}
          />
          {order.items.length > 1 && (
            <Select
              name="order_detail_id"
              label={t`What is it about?`}
              placeholder={t`The whole order`}
              options={order.items
                .filter(({ line_total: paid, refunded }) => paid.cents > refunded.cents)
                .map((line) => ({ value: String(line.order_detail_id), label: line.title }))}
              defaultValue={lineId === null ? '' : String(lineId)}
            />
          )}
          <TextArea name="comment" label={t`What happened?`} rows={5} maxLength={2000} counterMax={2000} />
          <PhotoField kept={[]} />
          <div className="flex justify-end">
            <SubmitButton size="lg">
              <Trans>Open a dispute</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </OrderFormFrame>
  );
}
