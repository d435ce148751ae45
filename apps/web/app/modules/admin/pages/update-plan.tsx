import { updatePlan } from '@souk/contract/modules/admin/plans';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { carryOut } from '../carry-out.server.ts';
import { planValues } from '../plan-form.server.ts';
import type { Route } from './+types/update-plan.ts';

export const handle = { access: 'admin' };

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  return carryOut(args, updatePlan, {
    params: args.params,
    also: planValues(form),
    form,
    back: '/admin/plans',
  });
}
