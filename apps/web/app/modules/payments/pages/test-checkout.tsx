import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { loadCardDesk } from '../card-desk.server.ts';
import type { CardDesk } from '../card-desk.ts';
import { CardEntry } from '../components/card-entry.tsx';
import { CheckoutFrame } from '../components/checkout-frame.tsx';
import type { Route } from './+types/test-checkout.ts';

export const handle = { access: 'public', screen: 'TestCheckout' };

/** The provider's live mode has nothing to test with: its cards are real. */
const isLive = (desk: CardDesk) => desk.kind === 'stripe' && desk.publishableKey.startsWith('pk_live_');

/** Where developers try the element in which cards are entered; nothing is ever charged here. */
export async function loader(args: Route.LoaderArgs) {
  if (!(await findViewer(args))) return { desk: null };
  const desk = await loadCardDesk(args);
  return { desk: isLive(desk) ? ({ kind: 'none' } as const) : desk };
}

/** Shows what the element has made of the card; the token itself goes nowhere. */
export async function action(args: Route.ActionArgs) {
  const token = (await postedForm(args)).get('stripeToken');
  return { hasToken: typeof token === 'string' && token !== '' };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Test checkout`),
  { name: 'robots', content: 'noindex' },
];

export default function TestCheckout({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  if (!desk)
    return (
      <LoginFirst title={<Trans>Test checkout</Trans>}>
        <Trans>Log in to try how cards are entered.</Trans>
      </LoginFirst>
    );
  return (
    <CheckoutFrame>
      <div className="mx-auto max-w-read">
        <h1 className="h-page">
          <Trans>Test checkout</Trans>
        </h1>
        <p className="mt-1 text-ink-2">
          <Trans>Nothing can be bought here, and nothing is charged.</Trans>
        </p>
        <Form method="post" noValidate className="panel mt-6 space-y-5 p-5 lg:p-7">
          <CardEntry desk={desk} />
          {desk.kind !== 'none' && (
            <SubmitButton size="lg">
              <Trans>Try this card</Trans>
            </SubmitButton>
          )}
          {actionData && (
            <p role="status" className="text-[15px]">
              {actionData.hasToken ? (
                <Trans>The provider has taken the card. Nothing was charged.</Trans>
              ) : (
                <Trans>Please enter a card.</Trans>
              )}
            </p>
          )}
        </Form>
      </div>
    </CheckoutFrame>
  );
}
