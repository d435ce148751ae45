import type { Endpoint } from '@souk/contract/shared/endpoint';
import { safePath } from '@souk/contract/shared/safe-path';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { requireBusiness } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';

/** Removes one thing of the seller's business and returns to its page. */
export async function removeItem(args: PageArgs, endpoint: Endpoint, params: Record<string, string>) {
  await requireBusiness(args);
  const form = await postedForm(args);
  const removed = await submit(args, endpoint, { params, form: new FormData() });
  const toast = removed.ok ? removed.message : { tone: 'bad' as const, title: removed.problems.form ?? '' };
  const back = form.get('_back');
  return redirectWithToast(args, back ? safePath(back) : '/edit-business-Profile', toast);
}
