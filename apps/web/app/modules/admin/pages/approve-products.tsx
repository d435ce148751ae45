import { approveProducts } from '@souk/contract/modules/admin/products';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/approve-products.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, approveProducts, { back: '/admin/products' });
