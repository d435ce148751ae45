import { resolveDispute } from '@souk/contract/modules/admin/disputes';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/resolve-dispute.ts';

export const handle = { access: 'admin' };

/** The amount is for a split only: with another verdict the typed one is left out. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  if (form.get('decision') !== 'split') form.delete('refund_amount');
  const back = `/admin/disputes/${args.params.id}`;
  return carryOut(args, resolveDispute, { params: args.params, back, form });
}
