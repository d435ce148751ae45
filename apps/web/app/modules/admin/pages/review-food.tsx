import { reviewFood } from '@souk/contract/modules/admin/food-products';
import { carryOut } from '../carry-out.server.ts';
import { foodsPath } from '../food-queue.ts';
import type { Route } from './+types/review-food.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, reviewFood, { params: args.params, back: `${foodsPath}/${args.params.id}` });
