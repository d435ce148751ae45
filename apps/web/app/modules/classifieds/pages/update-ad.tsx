import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { updateAd } from '@souk/contract/modules/classifieds/ads';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { data } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { repostPath } from '../ad-standing.ts';
import { EditWizard } from '../components/wizard/edit-wizard.tsx';
import { bodyOf, formOfAd } from '../wizard/ad-check.server.ts';
import { loadEdit, loadOwnAd, readEdit } from '../wizard/edit.server.ts';
import type { Route } from './+types/update-ad.ts';

export const handle = {
  access: 'private',
  screen: 'UpdateAd',
  screens: [{ screen: 'UpdateAdVendor', access: 'business:*' }],
};

const cannotEdit = msg`This is not possible in the current state of the ad.`;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireTypes(args, postingTypes);
  const ad = await loadOwnAd(args, args.params.adId);
  if (!ad.moves.includes('edit'))
    throw redirectWithToast(args, repostPath(ad) ?? '/ad-management', { tone: 'warn', title: cannotEdit });
  return loadEdit(args, viewer, ad);
}

/** Saves the whole form; changes of what was approved go back to the admin. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireTypes(args, postingTypes);
  const ad = await loadOwnAd(args, args.params.adId);
  const edit = await readEdit(args, viewer, formOfAd(ad), await postedForm(args));
  const { attributes, places, refused } = edit;
  if (Object.keys(edit.problems).length > 0 || refused.length > 0)
    return data({ fields: edit.problems, attributes, places, refused }, { status: 422 });
  try {
    const body = bodyOf(edit.form, edit.imageIds);
    const saved = await call(args, updateAd, { params: { id: ad.id }, body });
    const isBack = saved.status !== ad.status && saved.status.startsWith('pending');
    return redirectWithToast(args, '/ad-management', {
      tone: 'good',
      title: updateAd.message,
      ...(isBack ? { detail: msg`It is pending for approval from Admin.` } : {}),
    });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const words = Object.keys(error.fields).length > 0 ? {} : { form: problemText(error) };
    return data({ fields: error.fields, attributes, places, refused, ...words }, { status: error.status });
  }
}

export default function UpdateAd({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Edit ad | Souk`}</title>
      <EditWizard
        key={loaderData.ad.id}
        wizard={loaderData}
        outcome={actionData ?? null}
        page={`/update-ad/${loaderData.ad.id}`}
        title={<Trans>Edit your ad</Trans>}
        submitWords={<Trans>Save changes</Trans>}
      />
    </>
  );
}
