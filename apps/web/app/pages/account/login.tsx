import { msg } from '@lingui/core/macro';
import { login } from '@souk/contract/modules/identity/sessions';
import { safePath } from '@souk/contract/shared/safe-path';
import { useId, useState } from 'react';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { requireGuest } from '../../lib/session.server.ts';
import { keepStep } from '../../lib/step-cookie.server.ts';
import { LoginArt } from '../../shell/login/login-art.tsx';
import { LoginPanel, type LoginView } from '../../shell/login/login-panel.tsx';
import type { Route } from './+types/login.ts';
import { keepPostAdFlag } from './session-cookies.server.ts';
import { enter } from './sign-in.server.ts';
import { SocialNotice } from './social-notice.tsx';
import { providerNamed, reasonNamed } from './social-reasons.ts';

export const handle = { access: 'guest-only', screen: 'Login' };

/** The login modal's content as a page, for browsers without scripts. */
export async function loader(args: Route.LoaderArgs) {
  await requireGuest(args);
  const { searchParams } = new URL(args.request.url);
  if (searchParams.has('post_ad')) keepPostAdFlag(args);
  const view: LoginView = searchParams.get('view') === 'forgot' ? 'forgot' : 'login';
  const provider = providerNamed(searchParams.get('provider'));
  const social = searchParams.get('social');
  return {
    view,
    back: safePath(searchParams.get('back')),
    refusal: social && provider ? { reason: reasonNamed(social), provider } : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const done = await submit(args, login, { form });
  const back = safePath(form.get('_back'));
  if (!done.ok && keepStep(args, done.reply, back)) return redirect('/login/second-step');
  if (!done.ok) return data({ ...done.problems, back }, { status: done.status });
  return enter(args, { user: done.reply, via: 'password', back, message: done.message });
}

export const meta: Route.MetaFunction = (args) => pageHead(args, { title: msg`Log in`, isHidden: true });

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const titleId = useId();
  const [view, setView] = useState(loaderData.view);
  return (
    <div className="page py-6 lg:py-14">
      <div className="panel mx-auto grid max-w-[880px] overflow-hidden lg:grid-cols-[360px_1fr]">
        <LoginArt />
        <section aria-labelledby={titleId} className="p-6 lg:min-h-[600px] lg:p-10">
          <LoginPanel
            back={actionData?.back ?? loaderData.back}
            titleId={titleId}
            view={view}
            onView={setView}
            headingLevel={1}
            problems={actionData}
            notice={loaderData.refusal && <SocialNotice {...loaderData.refusal} />}
          />
        </section>
      </div>
    </div>
  );
}
