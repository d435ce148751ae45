import type { Endpoint } from '@souk/contract/shared/endpoint';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { loginAddress } from '../../lib/login-address.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { findViewer, visitorOrPrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { getAdFor } from './load-ad.server.ts';

interface Sent<E extends Endpoint> {
  endpoint: E;
  /** Fields that come from the page, not from the form. */
  also: Record<string, unknown>;
  /** Where success leads; by default back to the ad. */
  to?: string;
}

/** Handles a form about an ad: visitors log in first, a refusal returns to the form. */
export async function sendForAd<const E extends Endpoint>(args: PageArgs, { endpoint, also, to }: Sent<E>) {
  const form = await postedForm(args);
  const back = safePath(form.get('_back'));
  if (!(await visitorOrPrivate(args))) return redirect(loginAddress(back));
  const sent = await submit(args, endpoint, { form, also });
  if (!sent.ok) return data(sent.problems, { status: 422 });
  return redirectWithToast(args, to ?? back, sent.message);
}

/** The ad of a page with a form; visitors log in first. */
export async function loadForForm(args: PageArgs, adId: string | undefined) {
  await visitorOrPrivate(args);
  const ad = await getAdFor(args, adId);
  if (!(await findViewer(args))) throw redirect(loginAddress(ad.path));
  return ad;
}
