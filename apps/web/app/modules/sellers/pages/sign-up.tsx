import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { cookieOf } from '../../../lib/cookies.ts';
import { headText, pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { postAdFlag } from '../../../lib/post-ad-flag.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { findViewer, requireGuest } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { afterLogin } from '../../../shell/login/after-login.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import { withNext } from '../../identity/index.ts';
import { SignUpAccount } from '../components/sign-up-account.tsx';
import { SignUpKind } from '../components/sign-up-kind.tsx';
import { SignUpTrade } from '../components/sign-up-trade.tsx';
import { signUp } from '../sign-up.server.ts';
import { signUpStepOf } from '../sign-up-step.ts';
import type { Route } from './+types/sign-up.ts';

export const handle = { access: 'public', screen: 'SignUp' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Create an account`),
  { name: 'description', content: headText(matches, msg`Open a free private or business account on Souk.`) },
  { tagName: 'link', rel: 'canonical', href: '/signup' },
];

const searchOf = ({ url }: Request) => new URL(url).searchParams;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  return { name: viewer?.name, step: signUpStepOf(searchOf(args.request)) };
}

/** Creates the account and then goes where a login would (states 10.2). */
export async function action(args: Route.ActionArgs) {
  await requireGuest(args);
  const step = signUpStepOf(searchOf(args.request));
  const form = await postedForm(args);
  const opened = await signUp(args, form, step.step === 'account' ? step.sellerType : 'private');
  if (!opened.ok) return data(opened.problems, { status: opened.status });

  const wantsToPost = cookieOf(pageStateOf(args).cookies, postAdFlag) === '1';
  const next = afterLogin({ user: opened.reply, via: 'password', wantsToPost, back: '/' });
  return redirectWithToast(args, withNext('/verify-phone', next), opened.message);
}

function SignedInAlready({ name }: { name: string }) {
  return (
    <FullPageNotice
      title={<Trans>You are signed in as {name}</Trans>}
      actions={
        <ButtonLink to="/profile">
          <Trans>Go to your account</Trans>
        </ButtonLink>
      }
    >
      <Trans>Log out first to open another account.</Trans>
    </FullPageNotice>
  );
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { name, step } = loaderData;
  if (name !== undefined) return <SignedInAlready name={name} />;
  if (step.step === 'kind') return <SignUpKind />;
  if (step.step === 'trade') return <SignUpTrade />;
  return <SignUpAccount key={step.sellerType} sellerType={step.sellerType} problems={actionData} />;
}
