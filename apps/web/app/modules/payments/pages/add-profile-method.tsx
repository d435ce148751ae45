import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import { loadAddCard, saveNewCard } from '../add-card.server.ts';
import { AddCardScreen } from '../components/add-card-screen.tsx';
import { CheckoutFrame } from '../components/checkout-frame.tsx';
import type { Route } from './+types/add-profile-method.ts';

export const handle = { access: 'visitor-or-private', screen: 'ProfilePaymentMethodAdd' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Add a card`),
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  return (await visitorOrPrivate(args)) ? loadAddCard(args) : { desk: null };
}

export const action = (args: Route.ActionArgs) => saveNewCard(args);

export default function AddProfileMethod({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  if (!desk)
    return (
      <LoginFirst title={<Trans>Add a card</Trans>}>
        <Trans>Log in to save a card for your next payments.</Trans>
      </LoginFirst>
    );
  return (
    <CheckoutFrame>
      <AddCardScreen desk={desk} problems={actionData} />
    </CheckoutFrame>
  );
}
