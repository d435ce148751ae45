import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { finishAdminLogin } from '@souk/contract/modules/admin/sessions';
import { data, redirect } from 'react-router';
import { codeOf, submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { loadSecondStep } from '../../../lib/second-step.server.ts';
import { findStep, forgetStep } from '../../../lib/step-cookie.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { SecondStepForm } from '../../../shell/login/second-step-form.tsx';
import { Logo } from '../../../ui/logo.tsx';
import type { Route } from './+types/second-step.ts';

export const handle = { access: 'public', screen: 'AdminSecondStep' };

export const loader = (args: Route.LoaderArgs) => loadSecondStep(args, '/admin/login');

export async function action(args: Route.ActionArgs) {
  const step = findStep(args);
  if (!step) return redirect('/admin/login');
  const done = await submit(args, finishAdminLogin, { also: { step_token: step.token } });
  if (!done.ok && codeOf(done) === 'sign-in-too-old') forgetStep(args);
  if (!done.ok) return data(done.problems, { status: done.status });
  forgetStep(args);
  return redirectWithToast(args, '/admin', done.message);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Admin login`),
  { name: 'robots', content: 'noindex' },
];

export default function AdminSecondStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="page grid min-h-dvh place-items-center py-10 focus:outline-none">
      <div className="panel w-full max-w-[440px] p-6 lg:p-9">
        <Logo />
        <h1 tabIndex={-1} className="h-page mt-6">
          <Trans>One more step</Trans>
        </h1>
        <SecondStepForm action="/admin/login/second-step" {...loaderData} problems={actionData} />
      </div>
    </main>
  );
}
