import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '@souk/contract/modules/identity/passwords';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { data, Form } from 'react-router';
import { call, type FormProblems, submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { findViewer, requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { AccountFrame } from '../components/account-frame.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { Panel } from '../components/panel.tsx';
import { trimTyped } from '../components/trim-typed.ts';
import { pageMismatch, withMismatch } from '../password-strength.ts';
import type { Route } from './+types/change-password.ts';

export const handle = { access: 'public', screen: 'ChangePassword' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Change password`)];

export async function loader(args: Route.LoaderArgs) {
  if (!(await findViewer(args))) return { standing: 'visitor' as const, email: '' };
  const { has_password, email } = await call(args, getUserProfile);
  return { standing: has_password ? ('owner' as const) : ('social' as const), email };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await postedForm(args);
  const changed = await submit(args, changePassword, { form });
  if (!changed.ok)
    return data(withMismatch(changed.problems, form, pageStateOf(args).say(pageMismatch.changing)), {
      status: changed.status,
    });
  return redirectWithToast(args, '/profile', changed.message);
}

function VisitorNotice() {
  return (
    <LoginFirst title={<Trans>Change password</Trans>}>
      <Trans>Log in to change your password. Forgot it? Ask for a reset link at the login.</Trans>
    </LoginFirst>
  );
}

function NoPassword() {
  return (
    <Panel title={<Trans>You have no password yet</Trans>} className="max-w-form">
      <p className="text-[15px] text-ink-2">
        <Trans>
          You sign in through another account. To log in with a password as well, log out and ask for a reset
          link with your e-mail address.
        </Trans>
      </p>
      <ButtonLink to="/profile" tone="line" className="mt-4">
        <Trans>Back to your account</Trans>
      </ButtonLink>
    </Panel>
  );
}

function ChangeForm({ email, problems }: { email: string; problems: FormProblems | undefined }) {
  const { t } = useLingui();
  return (
    <Panel
      title={<Trans>New password</Trans>}
      lead={<Trans>All your other devices will be signed out.</Trans>}
      className="max-w-form"
    >
      <FormScope of={problems}>
        <Form method="post" noValidate className="space-y-4">
          <FormProblem />
          <input type="hidden" name="_username" autoComplete="username" value={email} readOnly />
          <PasswordField name="old_password" label={t`Current password`} onChange={trimTyped} />
          <NewPasswordFields label={t`New password`} confirmLabel={t`Confirm password`} />
          <SubmitButton>
            <Trans>Change password</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
    </Panel>
  );
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.standing === 'visitor') return <VisitorNotice />;
  return (
    <AccountFrame title={<Trans>Change password</Trans>}>
      {loaderData.standing === 'social' ? (
        <NoPassword />
      ) : (
        <ChangeForm email={loaderData.email} problems={actionData} />
      )}
    </AccountFrame>
  );
}
