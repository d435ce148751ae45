import { updateRole } from '@souk/contract/modules/admin/roles';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/update-role.ts';

export const handle = { access: 'admin' };

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  // A role with no area ticked is refused, not left unchanged.
  const also = { permissions: form.getAll('permissions') };
  return carryOut(args, updateRole, { params: args.params, form, also, back: '/admin/roles' });
}
