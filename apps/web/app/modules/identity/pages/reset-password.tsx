import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkResetToken, resetPassword } from '@souk/contract/modules/identity/passwords';
import { data, Form } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireGuest } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { DoorFrame } from '../components/door-frame.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { pageMismatch, withMismatch } from '../password-strength.ts';
import type { Route } from './+types/reset-password.ts';

export const handle = { access: 'guest-only', screen: 'ResetPassword' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Choose a new password`),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireGuest(args);
  const { token } = args.params;
  try {
    const { email } = await call(args, checkResetToken, { params: { token } });
    return data({ email, problem: undefined });
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500)
      return data({ email: undefined, problem: problemText(error) }, { status: error.status });
    throw error;
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const reset = await submit(args, resetPassword, { form, also: { token: args.params.token } });
  if (!reset.ok)
    return data(withMismatch(reset.problems, form, pageStateOf(args).say(pageMismatch.choosing)), {
      status: reset.status,
    });
  return redirectWithToast(args, '/login', reset.message);
}

function LinkSpent({ problem }: { problem: string }) {
  return (
    <FullPageNotice
      palette="clay"
      title={problem}
      actions={
        <ButtonLink to="/login?view=forgot">
          <Trans>Send a new link</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        The link has been used already or has expired. Ask for another one; it arrives within a minute.
      </Trans>
    </FullPageNotice>
  );
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (loaderData.email === undefined) return <LinkSpent problem={loaderData.problem ?? ''} />;
  return (
    <DoorFrame
      title={<Trans>Choose a new password</Trans>}
      lead={
        <Trans>
          For <bdi>{loaderData.email}</bdi>. Every device that is signed in will be signed out.
        </Trans>
      }
    >
      <FormScope of={actionData}>
        <Form method="post" noValidate className="space-y-4">
          <FormProblem />
          <input type="hidden" name="_username" autoComplete="username" value={loaderData.email} readOnly />
          <NewPasswordFields label={t`New password`} confirmLabel={t`Confirm password`} />
          <SubmitButton size="lg" isWide>
            <Trans>Save password</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
    </DoorFrame>
  );
}
