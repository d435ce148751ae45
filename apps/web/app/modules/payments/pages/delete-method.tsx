import { Trans } from '@lingui/react/macro';
import { deleteCard, getCard } from '@souk/contract/modules/payments/methods';
import { Form } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useMethodTitle } from '../components/method-row.tsx';
import type { Route } from './+types/delete-method.ts';

export const handle = { access: 'login', screen: 'PaymentMethodDelete' };

export const meta: Route.MetaFunction = () => [{ title: 'Delete a payment method | Souk' }];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { card: await call(args, getCard, { params: { card_id: args.params.cardId } }) };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const gone = await submit(args, deleteCard, { params: { card_id: args.params.cardId } });
  return gone.ok
    ? redirectWithToast(args, '/payment-methods', gone.message)
    : redirectWithToast(args, '/payment-methods', { tone: 'bad', title: wordsOf(gone.problems) });
}

export default function DeleteMethod({ loaderData: { card } }: Route.ComponentProps) {
  const title = useMethodTitle()(card);
  return (
    <OwnPage width="form" title={<Trans>Delete {title}?</Trans>}>
      <section className="panel p-5 md:p-6">
        <p className="text-[15px] text-ink-2">
          {card.is_default ? (
            <Trans>You pay with it by default. The newest other one takes its place.</Trans>
          ) : (
            <Trans>You can add it again at any time. What was paid with it stays as it is.</Trans>
          )}
        </p>
        <Form method="post" className="mt-5 flex flex-wrap justify-end gap-2.5">
          <ButtonLink to="/payment-methods" tone="line">
            <Trans>Keep it</Trans>
          </ButtonLink>
          <SubmitButton tone="danger">
            <Trans>Delete {title}</Trans>
          </SubmitButton>
        </Form>
      </section>
    </OwnPage>
  );
}
