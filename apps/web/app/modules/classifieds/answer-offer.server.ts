import type { acceptOffer, rejectOffer } from '@souk/contract/modules/classifieds/offers';
import { safePath } from '@souk/contract/shared/safe-path';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';

/** Answers an offer and goes back; a refusal is told there in its own words. */
export async function answerOffer(args: PageArgs, endpoint: typeof acceptOffer | typeof rejectOffer) {
  const form = await args.request.formData();
  const back = safePath(form.get('back'));
  const done = await submit(args, endpoint, { form, also: { back: undefined } });
  if (done.ok) return redirectWithToast(args, back, done.message);
  const title = done.problems.form ?? Object.values(done.problems.fields)[0]?.[0] ?? '';
  return redirectWithToast(args, back, { tone: 'bad', title });
}
