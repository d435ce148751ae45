import { msg } from '@lingui/core/macro';
import { enquire } from '@souk/contract/modules/appointments/enquiries';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { valuesOf } from '../../lib/form.ts';
import { loginAddress } from '../../lib/login-address.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { loadBookable } from './load-booking.server.ts';

const pathOf = ({ seller_type, slug }: { seller_type: string; slug: string }) =>
  `/business-detail/${seller_type}/${slug}`;

/** The business that is asked; visitors log in before they write. */
export async function loadEnquiryForm(args: PageArgs & { url: URL }, idText: string | undefined) {
  const viewer = await visitorOrPrivate(args);
  if (!viewer) throw redirect(loginAddress(args.url.pathname));
  const { business, services } = await loadBookable(args, idText);
  return { business, services, path: pathOf(business) };
}

const loggedOut = msg`You have been logged out. Log in in another tab, then send your question from here.`;

/** Sends a question; a refusal leaves everything that was typed in the form. */
export async function sendEnquiry(args: PageArgs, idText: string | undefined) {
  const form = await postedForm(args);
  const { business } = await loadBookable(args, idText);
  if (!(await visitorOrPrivate(args))) {
    const problem = { form: pageStateOf(args).say(loggedOut), fields: {}, values: valuesOf(form) };
    return data(problem, { status: 401 });
  }
  const sent = await submit(args, enquire, { form, also: { business_id: business.business_id } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, pathOf(business), sent.message);
}
