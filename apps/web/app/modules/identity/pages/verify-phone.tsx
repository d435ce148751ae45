import { msg } from '@lingui/core/macro';
import { verifyOtp } from '@souk/contract/modules/identity/otp';
import { changeMobile } from '@souk/contract/modules/identity/profiles';
import { data, redirect } from 'react-router';
import { call, type FormProblems, submit } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { VerifyPhoneScreen } from '../components/verify-phone-screen.tsx';
import { loadVerifyPhone } from '../load-verify-phone.server.ts';
import { findSentCode, forgetCode } from '../phone-code.server.ts';
import { nextOf } from '../with-next.ts';
import type { Route } from './+types/verify-phone.ts';

export const handle = { access: 'login', screen: 'VerifyPhone' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Verify your phone`),
  { name: 'robots', content: 'noindex' },
];

export const loader = (args: Route.LoaderArgs) => loadVerifyPhone(args);

const refuse = (problems: FormProblems, status: number) => data({ section: 'code', problems }, { status });

/** Checks the code and writes the number to the account. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await postedForm(args);
  const sent = findSentCode(args);
  if (!sent) return redirect('/verify-phone');
  const { phone, countryCode } = sent;
  const verified = await submit(args, verifyOtp, { form, also: { phone, countryCode } });
  if (!verified.ok) return refuse(verified.problems, verified.status);

  try {
    const { otp_token } = verified.reply;
    await call(args, changeMobile, { body: { mobileNo: phone, code: countryCode, otp_token } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return refuse({ form: problemText(error), fields: {}, values: {} }, error.status);
  }
  forgetCode(args);
  return redirectWithToast(args, nextOf(args.request), verified.message);
}

export default function VerifyPhone({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyPhoneScreen found={loaderData} refusal={actionData} />;
}
