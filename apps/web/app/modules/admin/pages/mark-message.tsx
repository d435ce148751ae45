import { markAnswered } from '@souk/contract/modules/admin/messages';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/mark-message.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, markAnswered, { params: args.params, back: '/admin/messages' });
