import { Plural, useLingui } from '@lingui/react/macro';
import { deleteAd } from '@souk/contract/modules/classifieds/ads';
import { safePath } from '@souk/contract/shared/safe-path';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { adActs } from '../ad-acts.ts';
import { idsFrom, openTo } from '../ad-standing.ts';
import { DeleteForm } from '../components/ads/delete-form.tsx';
import { loadOwnAds } from '../own-ads.server.ts';
import type { Route } from './+types/delete-ads.ts';

export const handle = { access: 'login:private,retail,job,real_estate,car_dealer', screen: 'AdDeletion' };

const home = '/ad-management';

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, postingTypes);
  const ids = idsFrom(new URL(args.request.url).searchParams.getAll('ids'));
  const ads = openTo(await loadOwnAds(args, ids), 'delete');
  if (ads.length === 0) throw redirect(home);
  return { ads: ads.map(({ id, title }) => ({ id, title })) };
}

/** Deletes the ads one after another and reports the first refusal. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  const form = await postedForm(args);
  const back = safePath(form.get('back') ?? home);
  const ids = idsFrom(form.getAll('ids'));
  try {
    for (const id of ids) await call(args, deleteAd, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirectWithToast(args, back, { tone: 'bad', title: problemText(error) });
  }
  const deleted = ids.map((id) => ['ids', String(id)] as const);
  return redirectWithToast(args, back, {
    tone: 'good',
    title: deleteAd.message,
    undo: { action: `/act/${adActs.noun}/restore`, fields: [...deleted, ['_back', back]] },
  });
}

export default function DeleteAds({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { ads } = loaderData;
  return (
    <div className="mx-auto max-w-form lg:py-4">
      <title>{t`Delete ads | Souk`}</title>
      <h1 className="h-page mb-5">
        <Plural value={ads.length} one="Delete this ad?" other="Delete # ads?" />
      </h1>
      <div className="panel p-6">
        <DeleteForm ads={ads} back={home} />
      </div>
    </div>
  );
}
