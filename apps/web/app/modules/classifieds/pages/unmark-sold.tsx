import { changeAdStatus } from '@souk/contract/modules/classifieds/ads';
import { safePath } from '@souk/contract/shared/safe-path';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/unmark-sold.ts';

export const loader = () => redirect('/ad-management');

/** Takes back that an ad is sold. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  const form = await args.request.formData();
  const back = safePath(form.get('back'));
  const done = await submit(args, changeAdStatus, { form, also: { status: 'approved' } });
  if (done.ok) return redirectWithToast(args, back, done.message);
  const title = done.problems.form ?? Object.values(done.problems.fields)[0]?.[0] ?? '';
  return redirectWithToast(args, back, { tone: 'bad', title });
}
