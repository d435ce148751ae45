import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { finishLogin } from '@souk/contract/modules/identity/second-factors';
import { data, redirect } from 'react-router';
import { codeOf, submit } from '../../lib/api.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { loadSecondStep } from '../../lib/second-step.server.ts';
import { requireGuest } from '../../lib/session.server.ts';
import { findStep, forgetStep } from '../../lib/step-cookie.server.ts';
import { SecondStepForm } from '../../shell/login/second-step-form.tsx';
import type { Route } from './+types/second-step.ts';
import { enter } from './sign-in.server.ts';

export const handle = { access: 'guest-only', screen: 'SecondStep' };

export async function loader(args: Route.LoaderArgs) {
  await requireGuest(args);
  return loadSecondStep(args, '/login');
}

export async function action(args: Route.ActionArgs) {
  const step = findStep(args);
  if (!step) return redirect('/login');
  const done = await submit(args, finishLogin, { also: { step_token: step.token } });
  if (!done.ok && codeOf(done) === 'sign-in-too-old') forgetStep(args);
  if (!done.ok) return data(done.problems, { status: done.status });
  forgetStep(args);
  return enter(args, { user: done.reply, via: 'password', back: step.back, message: done.message });
}

export const meta: Route.MetaFunction = (args) => pageHead(args, { title: msg`Log in`, isHidden: true });

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page py-10 lg:py-16">
      <div className="panel mx-auto max-w-[480px] p-6 lg:p-9">
        <h1 className="h-sec">
          <Trans>One more step</Trans>
        </h1>
        <p className="mt-1.5 text-ink-2">
          <Trans>Your password was correct. Now confirm that it is you.</Trans>
        </p>
        <SecondStepForm action="/login/second-step" {...loaderData} problems={actionData} />
      </div>
    </div>
  );
}
