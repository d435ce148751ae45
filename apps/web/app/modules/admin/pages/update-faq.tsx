import { updateFaq } from '@souk/contract/modules/admin/content';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/update-faq.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, updateFaq, { params: args.params, back: '/admin/pages?tab=faq' });
