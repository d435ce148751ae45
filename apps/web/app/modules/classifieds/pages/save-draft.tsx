import { msg } from '@lingui/core/macro';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { data, redirect } from 'react-router';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { keepStep } from '../wizard/draft.server.ts';
import { stepNamed } from '../wizard/steps.ts';
import type { Route } from './+types/save-draft.ts';

export const loader = () => redirect('/post-ad');

/** Saves a step as it is, finished or not, and follows the button. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  const url = new URL(args.request.url);
  const step = stepNamed(url.searchParams.get('step')) ?? 'category';
  const to = url.searchParams.get('to');
  const goal = stepNamed(to);
  const kept = await keepStep(args, { step, goal: goal ?? step, form: await postedForm(args) });

  if (goal) {
    const [refused] = kept.refused;
    const address = `/post-ad?step=${goal}`;
    if (!refused) return redirect(address);
    return redirectWithToast(args, address, { tone: 'bad', title: refused.name, detail: refused.text });
  }
  if (to === 'exit') return redirectWithToast(args, '/ad-management', msg`Your draft is saved.`);
  return data({ savedAt: kept.savedAt });
}
