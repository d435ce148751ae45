import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { repostAd, updateAd } from '@souk/contract/modules/classifieds/ads';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { data, redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import type { PageArgs } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { repostFilterNamed, repostPath } from '../ad-standing.ts';
import { EditWizard } from '../components/wizard/edit-wizard.tsx';
import { bodyOf, formOfAd, isChanged } from '../wizard/ad-check.server.ts';
import { loadEdit, loadOwnAd, readEdit } from '../wizard/edit.server.ts';
import type { Route } from './+types/repost-ad.ts';

export const handle = { access: 'login:private,retail,job,real_estate,car_dealer', screen: 'RepostAd' };

const cannotRepost = msg`This is not possible in the current state of the ad.`;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireTypes(args, postingTypes);
  const ad = await loadOwnAd(args, args.params.adId);
  const own = repostPath(ad);
  if (!own) throw redirectWithToast(args, '/ad-management', { tone: 'warn', title: cannotRepost });
  if (!own.startsWith(`/repost-ad/${args.params.filter}/`)) throw redirect(own);
  return { ...(await loadEdit(args, viewer, ad)), filter: args.params.filter };
}

const isSameOrder = (ad: AdDetail, ids: readonly number[]) =>
  ad.images.map(({ id }) => id).join() === ids.join();

/** Posts the ad again; changes follow, because a posted ad may be edited and an ended one may not. */
async function repost(
  args: PageArgs,
  ad: AdDetail,
  filter: string,
  edit: Awaited<ReturnType<typeof readEdit>>,
) {
  await call(args, repostAd, { params: { id: ad.id }, body: { filter: repostFilterNamed(filter) } });
  const isSame = !isChanged(formOfAd(ad), edit.form) && isSameOrder(ad, edit.imageIds);
  if (isSame) return;
  await call(args, updateAd, { params: { id: ad.id }, body: bodyOf(edit.form, edit.imageIds) });
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireTypes(args, postingTypes);
  const ad = await loadOwnAd(args, args.params.adId);
  const edit = await readEdit(args, viewer, formOfAd(ad), await postedForm(args));
  const { attributes, places, refused } = edit;
  if (Object.keys(edit.problems).length > 0 || refused.length > 0)
    return data({ fields: edit.problems, attributes, places, refused }, { status: 422 });
  try {
    await repost(args, ad, args.params.filter, edit);
    return redirectWithToast(args, `/ad-management?posted=${ad.id}`, repostAd.message);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const words = Object.keys(error.fields).length > 0 ? {} : { form: problemText(error) };
    return data({ fields: error.fields, attributes, places, refused, ...words }, { status: error.status });
  }
}

export default function RepostAd({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { id } = loaderData.ad;
  return (
    <>
      <title>{t`Repost ad | Souk`}</title>
      <EditWizard
        key={id}
        wizard={loaderData}
        outcome={actionData ?? null}
        page={`/repost-ad/${loaderData.filter}/${id}`}
        title={<Trans>Post it again</Trans>}
        submitWords={<Trans>Repost</Trans>}
      />
    </>
  );
}
