import { msg } from '@lingui/core/macro';
import { checkFields } from '@souk/contract/shared/check-fields';
import { mobile } from '@souk/contract/shared/fields';
import { data } from 'react-router';
import { z } from 'zod';
import { wordedFields } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { VerifyPhoneScreen } from '../components/verify-phone-screen.tsx';
import { loadVerifyPhone } from '../load-verify-phone.server.ts';
import { sendCode } from '../phone-code.server.ts';
import { nextOf, withNext } from '../with-next.ts';
import type { Route } from './+types/send-code.ts';

/** The phone of an account is a mobile. */
const Phone = z.object({ phone: mobile() });

export const handle = { access: 'login', screen: 'VerifyPhone' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Verify your phone`),
  { name: 'robots', content: 'noindex' },
];

export const loader = (args: Route.LoaderArgs) => loadVerifyPhone(args);

/** Sends a code to the number in the form and continues to the page where it is entered. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await postedForm(args);
  const number = {
    countryCode: String(form.get('countryCode') ?? ''),
    phone: String(form.get('phone') ?? ''),
  };
  const checked = checkFields(Phone, number);
  if (!checked.ok)
    return data(
      {
        section: 'send',
        problems: { fields: wordedFields(pageStateOf(args), checked.fields), values: { ...number } },
      },
      { status: 422 },
    );
  const sent = await sendCode(args, number);
  if (!sent.ok) return data({ section: 'send', problems: sent.problems }, { status: sent.status });
  return redirectWithToast(args, withNext('/verify-phone', nextOf(args.request)), sent.message);
}

export default function SendCode({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyPhoneScreen found={loaderData} refusal={actionData} />;
}
