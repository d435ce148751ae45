import { updateCategory } from '@souk/contract/modules/admin/categories';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { carryOut } from '../carry-out.server.ts';
import { ticksOf } from '../category-ticks.ts';
import type { Route } from './+types/update-category.ts';

export const handle = { access: 'admin' };

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const back = `/admin/categories?id=${args.params.id}`;
  return carryOut(args, updateCategory, { params: args.params, form, also: ticksOf(form), back });
}
