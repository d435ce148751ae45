import { getAdCounts, postAd } from '@souk/contract/modules/classifieds/ads';
import { postingTypes, type SellerType } from '@souk/contract/shared/seller-types';
import { data, redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../../lib/page-state.server.ts';
import { postAdFlag, postAdFlagSeconds } from '../../../lib/post-ad-flag.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { bodyOf } from './ad-check.server.ts';
import { keepStep, loadDraft, loadGroups, loadLadder } from './draft.server.ts';
import { firstOpenStep, problemsAt, stepAfter, stepNamed, stepOfDraft, stepToShow } from './steps.ts';

const mayPost = (type: SellerType) => postingTypes.some((posting) => posting === type);

/** The login that follows leads back here (B-015). */
function rememberWish(args: PageArgs) {
  // The browser's own script must be able to take the wish back, so scripts can read the cookie.
  keepCookies(pageStateOf(args), [`${postAdFlag}=1; Path=/; Max-Age=${postAdFlagSeconds}; SameSite=Lax`]);
}

/** The wizard for this account, or what it gets instead. */
export async function loadPostAd(args: PageArgs, viewer: Viewer | null) {
  const query = new URL(args.request.url).searchParams;
  const search = query.get('q') ?? '';
  if (!viewer) {
    rememberWish(args);
    return { kind: 'visitor' as const, groups: await loadGroups(args, 'private'), search };
  }
  if (!mayPost(viewer.seller_type)) return { kind: 'refused' as const };

  const [wizard, counts] = await Promise.all([loadDraft(args, viewer), call(args, getAdCounts)]);
  const { draft, problems, ...rest } = wizard;
  const asked = stepNamed(query.get('step'));
  const step = stepToShow(asked ?? (draft ? stepOfDraft(draft.step) : 'category'), problems);
  if (step !== asked && (asked || draft)) throw redirect(`/post-ad?step=${step}`);
  return {
    kind: 'wizard' as const,
    ...rest,
    step,
    search,
    ladder: step === 'price' ? await loadLadder(args, wizard.chosen) : [],
    images: draft?.images ?? [],
    savedAt: draft?.updated_at ?? null,
    adsLeft: counts.ads_left,
    sellerName: viewer.name,
    sellerImage: viewer.image,
  };
}

/** One idempotency key per draft, so that a second click posts nothing twice. */
const keyedBy = (args: PageArgs, key: string): PageArgs => ({
  ...args,
  request: new Request(args.request.url, {
    headers: [...args.request.headers, ['idempotency-key', key]],
  }),
});

async function publish(args: PageArgs, form: FormData) {
  const viewer = await requireTypes(args, postingTypes);
  const { draft, form: ad, problems } = await loadDraft(args, viewer);
  if (!draft) return redirect('/ad-management');
  const open = firstOpenStep(problems);
  if (open) return data({ step: open, fields: problemsAt(open, problems) }, { status: 422 });
  try {
    const body = bodyOf(
      ad,
      draft.images.map(({ id }) => id),
    );
    const key = String(form.get('_idempotencyKey') || draft.updated_at);
    const posted = await call(keyedBy(args, `post-ad-${viewer.user_id}-${key}`), postAd, { body });
    return redirectWithToast(args, `/ad-management?posted=${posted.id}`, postAd.message);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const step = firstOpenStep(error.fields) ?? 'preview';
    const words = Object.keys(error.fields).length > 0 ? {} : { form: problemText(error) };
    return data({ step, fields: problemsAt(step, error.fields), ...words }, { status: error.status });
  }
}

/** Finishes the step in the address: it is saved, checked, and leads to the next; the last one posts. */
export async function takeAdStep(args: PageArgs) {
  const viewer = await requireTypes(args, postingTypes);
  const step = stepNamed(new URL(args.request.url).searchParams.get('step')) ?? 'category';
  const form = await postedForm(args);
  if (step === 'preview') return publish(args, form);

  const goal = stepAfter(step);
  const kept = await keepStep(args, { step, goal, form });
  const { problems } = await loadDraft(args, viewer);
  const fields = problemsAt(step, problems);
  if (kept.place.problem) fields.place = [kept.place.problem];
  if (Object.keys(fields).length === 0 && kept.refused.length === 0) return redirect(`/post-ad?step=${goal}`);
  return data({ step, fields, places: kept.place.options, refused: kept.refused }, { status: 422 });
}
