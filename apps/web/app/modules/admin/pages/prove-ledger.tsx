import { proveLedgerNow } from '@souk/contract/modules/admin/ledger';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/prove-ledger.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, proveLedgerNow, { params: args.params, back: '/admin/ledger' });
