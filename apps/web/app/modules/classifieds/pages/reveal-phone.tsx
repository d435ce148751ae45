import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { revealPhone } from '@souk/contract/modules/classifieds/listings';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { loginAddress } from '../../../lib/login-address.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { AdFormPage } from '../components/ad-form-page.tsx';
import { PhoneLink, PhoneReveal } from '../components/phone-reveal.tsx';
import { loadForForm } from '../send-for-ad.server.ts';
import type { Route } from './+types/reveal-phone.ts';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedDetail' };

export const loader = async (args: Route.LoaderArgs) => ({ ad: await loadForForm(args, args.params.adId) });

/** The seller's number, for signed-in users. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  if (!(await visitorOrPrivate(args))) return redirect(loginAddress(safePath(form.get('_back'))));
  try {
    return await call(args, revealPhone, { params: { id: Number(args.params.adId) } });
  } catch (error) {
    if (error instanceof ApiProblem) return data({ problem: problemText(error) }, { status: 422 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Phone number`),
  { name: 'robots', content: 'noindex' },
];

export default function RevealPhone({ loaderData: { ad }, actionData }: Route.ComponentProps) {
  return (
    <AdFormPage ad={ad} title={<Trans>Phone number</Trans>}>
      {actionData && 'contact_phone' in actionData ? (
        <PhoneLink phone={actionData.contact_phone} name={actionData.contact_name} />
      ) : (
        <PhoneReveal ad={ad} />
      )}
    </AdFormPage>
  );
}
