import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import { CheckoutFrame } from '../components/checkout-frame.tsx';
import { EditCardScreen } from '../components/edit-card-screen.tsx';
import { loadCard, saveCardChanges } from '../edit-card.server.ts';
import type { Route } from './+types/edit-profile-method.ts';

export const handle = { access: 'visitor-or-private', screen: 'ProfilePaymentMethodEdit' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Edit a card`),
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  return (await visitorOrPrivate(args)) ? loadCard(args, args.params.id) : { card: null };
}

export const action = (args: Route.ActionArgs) => saveCardChanges(args, args.params.id);

export default function EditProfileMethod({ loaderData: { card }, actionData }: Route.ComponentProps) {
  if (!card)
    return (
      <LoginFirst title={<Trans>Edit a card</Trans>}>
        <Trans>Log in to change a card you have saved.</Trans>
      </LoginFirst>
    );
  return (
    <CheckoutFrame>
      <EditCardScreen card={card} problems={actionData} />
    </CheckoutFrame>
  );
}
