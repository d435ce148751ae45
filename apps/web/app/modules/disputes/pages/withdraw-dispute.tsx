import { Trans } from '@lingui/react/macro';
import { getDispute, withdrawDispute } from '@souk/contract/modules/disputes/disputes';
import { Form, redirect } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { Route } from './+types/withdraw-dispute.ts';

export const handle = { access: 'login', screen: 'DisputeWithdraw' };

export const meta: Route.MetaFunction = () => [{ title: 'Withdraw a dispute | Souk' }];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const dispute = await call(args, getDispute, { params: args.params });
  if (!dispute.deeds.includes('withdraw')) throw redirect(`/disputes/${encodeURIComponent(args.params.id)}`);
  return { dispute };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const { params } = args;
  const back = `/disputes/${params.id}`;
  const done = await submit(args, withdrawDispute, { params });
  return done.ok
    ? redirectWithToast(args, back, done.message)
    : redirectWithToast(args, back, { tone: 'bad', title: wordsOf(done.problems) });
}

export default function WithdrawDispute({ loaderData: { dispute } }: Route.ComponentProps) {
  return (
    <OwnPage width="form" title={<Trans>Withdraw the dispute?</Trans>}>
      <section className="panel p-5 md:p-6">
        <p className="text-[15px] text-ink-2">
          <Trans>
            {dispute.title} then continues as before, and the money goes to {dispute.seller.name}. This cannot
            be undone.
          </Trans>
        </p>
        <Form method="post" className="mt-5 flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={`/disputes/${dispute.dispute_id}`} tone="line">
            <Trans>Keep it open</Trans>
          </ButtonLink>
          <SubmitButton tone="danger">
            <Trans>Withdraw</Trans>
          </SubmitButton>
        </Form>
      </section>
    </OwnPage>
  );
}
