import { restoreAd } from '@souk/contract/modules/classifieds/ads';
import { safePath } from '@souk/contract/shared/safe-path';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { idsFrom } from '../ad-standing.ts';
import type { Route } from './+types/restore-ads.ts';

const home = '/ad-management';

export const loader = () => redirect(home);

/** Brings back the ads that were just deleted and tells the first refusal. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  const form = await args.request.formData();
  const back = safePath(form.get('back') ?? home);
  try {
    for (const id of idsFrom(form.getAll('ids'))) await call(args, restoreAd, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirectWithToast(args, back, { tone: 'bad', title: problemText(error) });
  }
  return redirectWithToast(args, back, restoreAd.message);
}
