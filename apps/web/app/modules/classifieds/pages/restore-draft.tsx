import { msg } from '@lingui/core/macro';
import { saveDraft } from '@souk/contract/modules/classifieds/drafts';
import { checkFields } from '@souk/contract/shared/check-fields';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { stepOfDraft } from '../wizard/steps.ts';
import type { Route } from './+types/restore-draft.ts';

export const loader = () => redirect('/post-ad');

function draftIn(text: FormDataEntryValue | null) {
  try {
    const kept = checkFields(saveDraft.body, JSON.parse(String(text)));
    return kept.ok ? kept.data : null;
  } catch {
    return null;
  }
}

/** Brings back a draft that was just discarded. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  const draft = draftIn((await postedForm(args)).get('draft'));
  if (!draft) return redirect('/post-ad');
  const saved = await call(args, saveDraft, { body: draft });
  return redirectWithToast(args, `/post-ad?step=${stepOfDraft(saved.step)}`, msg`Your draft is back.`);
}
