import { Trans, useLingui } from '@lingui/react/macro';
import { getReturn, sendReturn } from '@souk/contract/modules/retail/returns';
import { data, Form, redirect } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { CarrierFields } from '../components/orders/carrier-fields.tsx';
import { DeedFrame } from '../components/orders/order-frame.tsx';
import { idIn, orderPath } from '../order-address.ts';
import type { Route } from './+types/send-return.ts';

export const handle = { access: 'private', screen: 'OrderDetail' };

const getOwn = (args: Route.LoaderArgs | Route.ActionArgs) => {
  const id = idIn(args.url.searchParams, 'return_id');
  if (!id) throw data(null, { status: 404 });
  return call(args, getReturn, { params: { id } });
};

/** An approved return that is on its way. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const one = await getOwn(args);
  if (!one.moves.includes('send')) throw redirect(orderPath(one.order_id));
  return { one };
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const one = await getOwn(args);
  const sent = await submit(args, sendReturn, { params: { id: one.return_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, orderPath(one.order_id), sent.message);
}

export const meta: Route.MetaFunction = () => [{ title: 'Send the return | Souk' }];

export default function SendReturn({ loaderData: { one }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <DeedFrame
      orderPath={orderPath(one.order_id)}
      number={one.order_number}
      title={<Trans>Send the return</Trans>}
    >
      <p className="text-ink-2">{t`Tell the shop how it comes back, so that both of you can follow it.`}</p>
      <FormScope of={actionData}>
        <Form method="post" noValidate className="mt-5 space-y-5">
          <FormProblem />
          <CarrierFields />
          <div className="flex justify-end">
            <SubmitButton size="lg">
              <Trans>I have sent it</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </DeedFrame>
  );
}
