import { acceptFoodSuggestion } from '@souk/contract/modules/admin/food-products';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/accept-food-suggestion.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, acceptFoodSuggestion, { params: args.params, back: '/admin/food-suggestions' });
