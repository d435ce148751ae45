import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { confirmEmail } from '@souk/contract/modules/identity/profiles';
import { data, Form } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { DoorFrame } from '../components/door-frame.tsx';
import type { Route } from './+types/confirm-email.ts';

export const handle = { access: 'public', screen: 'ConfirmEmail' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Confirm your e-mail address`),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Only the button confirms: mail scanners open every link. */
export async function action(args: Route.ActionArgs) {
  const confirmed = await submit(args, confirmEmail, { also: { token: args.params.token } });
  if (!confirmed.ok) return data(confirmed.problems, { status: confirmed.status });
  const viewer = await findViewer(args);
  return redirectWithToast(args, viewer ? '/editProfile#email' : '/login', confirmed.message);
}

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  return (
    <DoorFrame
      title={<Trans>Confirm your e-mail address</Trans>}
      lead={<Trans>From then on you log in with this address, and we send everything there.</Trans>}
    >
      <FormScope of={actionData}>
        <Form method="post" noValidate>
          <FormProblem />
          <SubmitButton size="lg" isWide>
            <Trans>Confirm address</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
    </DoorFrame>
  );
}
