import { saveAttributes } from '@souk/contract/modules/admin/categories';
import { valuesOf } from '../../../lib/form.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { filledRows } from '../attribute-rows.ts';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/save-attributes.ts';

export const handle = { access: 'admin' };

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const attributes = filledRows(valuesOf(form).attributes);
  const back = `/admin/categories?id=${args.params.id}`;
  return carryOut(args, saveAttributes, { params: args.params, form, also: { attributes }, back });
}
