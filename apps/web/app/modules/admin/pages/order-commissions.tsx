import { orderCommissionRules } from '@souk/contract/modules/admin/commissions';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/order-commissions.ts';

export const handle = { access: 'admin' };

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  return carryOut(args, orderCommissionRules, {
    also: { ids: form.getAll('ids') },
    form,
    back: '/admin/commissions',
  });
}
