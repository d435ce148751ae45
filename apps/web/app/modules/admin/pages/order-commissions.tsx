import { orderCommissionRules } from '@souk/contract/modules/admin/commissions';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/order-commissions.ts';

export const handle = { access: 'admin' };

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  return carryOut(args, orderCommissionRules, {
    also: { ids: form.getAll('ids') },
    form,
    back: '/admin/commissions',
  });
}
