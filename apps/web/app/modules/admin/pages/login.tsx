import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { logInAdmin } from '@souk/contract/modules/admin/sessions';
import { data, Form, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { keepStep } from '../../../lib/step-cookie.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Route } from './+types/login.ts';

export const handle = { access: 'public', screen: 'AdminLogin' };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  return viewer?.is_admin ? redirect('/admin') : null;
}

export async function action(args: Route.ActionArgs) {
  const done = await submit(args, logInAdmin);
  if (!done.ok && keepStep(args, done.reply, '/admin')) return redirect('/admin/login/second-step');
  if (!done.ok) return data(done.problems, { status: done.status });
  return redirectWithToast(args, '/admin', done.message);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Admin login`),
  { name: 'robots', content: 'noindex' },
];

export default function AdminLogin({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="page grid min-h-dvh place-items-center py-10 focus:outline-none">
      <div className="panel w-full max-w-[440px] p-6 lg:p-9">
        <Logo />
        <h1 tabIndex={-1} className="h-page mt-6">
          <Trans>Admin login</Trans>
        </h1>
        <p className="mt-1 text-ink-2">
          <Trans>Your session ends automatically after a working day.</Trans>
        </p>
        <Form method="post" noValidate className="mt-6 space-y-4">
          <FormScope of={actionData}>
            <FormProblem />
            <TextField name="email" type="email" label={t`Email id`} autoComplete="username" />
            <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
            <SubmitButton size="lg" isWide>
              <Trans>Log in</Trans>
            </SubmitButton>
          </FormScope>
        </Form>
      </div>
    </main>
  );
}
