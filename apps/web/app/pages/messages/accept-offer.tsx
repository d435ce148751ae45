import { acceptOffer } from '@souk/contract/modules/classifieds/offers';
import { redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { safePath } from '../../lib/safe-path.ts';
import { requireUser } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { problemOf } from '../../modules/messaging/problem-of.ts';
import type { Route } from './+types/accept-offer.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/messages');

/** Accepts an offer from its card in the chat. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await args.request.formData();
  const back = safePath(form.get('_back'));
  const accepted = await submit(args, acceptOffer, { form });
  if (accepted.ok) return redirectWithToast(args, back, accepted.message);
  return redirectWithToast(args, back, { tone: 'bad', title: problemOf(accepted.problems) });
}
