import { createFaq } from '@souk/contract/modules/admin/content';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/create-faq.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) => carryOut(args, createFaq, { back: '/admin/pages?tab=faq' });
