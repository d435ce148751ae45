import { deleteCategory } from '@souk/contract/modules/admin/categories';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/delete-category.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, deleteCategory, { params: args.params, back: '/admin/categories' });
