import { Trans, useLingui } from '@lingui/react/macro';
import {
  closeReturn,
  declineReturn,
  getSellerReturn,
  receiveReturn,
} from '@souk/contract/modules/retail/returns';
import { data, Form, redirect } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { DeedFrame } from '../components/orders/order-frame.tsx';
import { ReturnPanel } from '../components/orders/return-panel.tsx';
import { idIn, receivedOrderPath } from '../order-address.ts';
import type { Route } from './+types/refuse-return.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrderDetail' };

const moves = { decline: declineReturn, close: closeReturn, receive: receiveReturn };
type Move = keyof typeof moves;

const moveOf = (url: URL): Move => {
  const name = url.pathname.split('/').at(-1);
  if (name === 'decline' || name === 'close' || name === 'receive') return name;
  throw data(null, { status: 404 });
};

const getReceived = (args: Route.LoaderArgs | Route.ActionArgs) => {
  const id = idIn(args.url.searchParams, 'return_id');
  if (!id) throw data(null, { status: 404 });
  return call(args, getSellerReturn, { params: { id } });
};

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const move = moveOf(args.url);
  const one = await getReceived(args);
  if (!one.moves.includes(move)) throw redirect(receivedOrderPath(one.order_id));
  return { one, move };
}

/** An answer to a return that says something more. */
export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const one = await getReceived(args);
  const sent = await submit(args, moves[moveOf(args.url)], { params: { id: one.return_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, receivedOrderPath(one.order_id), sent.message);
}

export const meta: Route.MetaFunction = () => [{ title: 'Return | Souk' }];

const titles = {
  decline: <Trans>Decline the return</Trans>,
  close: <Trans>Close without refund</Trans>,
  receive: <Trans>It has come back</Trans>,
};

export default function RefuseReturn({ loaderData: { one, move }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="space-y-4">
      <DeedFrame orderPath={receivedOrderPath(one.order_id)} number={one.order_number} title={titles[move]}>
        <FormScope of={actionData}>
          <Form method="post" noValidate className="space-y-5">
            <FormProblem />
            {move === 'receive' ? (
              <Checkbox
                name="is_sellable"
                label={t`It can be sold again`}
                hint={t`What is ticked goes back into the stock.`}
                defaultChecked
              />
            ) : (
              <TextArea
                name="reason"
                label={t`Reason`}
                rows={4}
                maxLength={500}
                counterMax={500}
                hint={t`The buyer reads it, and may open a dispute.`}
              />
            )}
            <div className="flex justify-end">
              <SubmitButton tone={move === 'receive' ? 'primary' : 'danger'}>{titles[move]}</SubmitButton>
            </div>
          </Form>
        </FormScope>
        <div className="mt-6">
          <ReturnPanel one={one} />
        </div>
      </DeedFrame>
    </div>
  );
}
