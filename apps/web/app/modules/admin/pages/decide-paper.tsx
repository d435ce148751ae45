import { decidePaper } from '@souk/contract/modules/admin/papers';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/decide-paper.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, decidePaper, { params: args.params, back: '/admin/papers' });
