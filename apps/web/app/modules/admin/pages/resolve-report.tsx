import { resolveReport } from '@souk/contract/modules/admin/reports';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/resolve-report.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, resolveReport, { params: args.params, back: '/admin/reports' });
