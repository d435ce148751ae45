import { updateCategory } from '@souk/contract/modules/admin/categories';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/update-category.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, updateCategory, { params: args.params, back: `/admin/categories?id=${args.params.id}` });
