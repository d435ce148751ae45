import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { Id } from '../../shared/values.ts';
import { Payout, PayoutLine, payoutStates } from '../payments/payouts.ts';
import { Person } from './people.ts';

export const DeskPayout = Payout.extend({
  seller: Person,
  approvals_needed: z.int(),
  /** The admins who have approved so far. */
  approved_by: z.array(Person),
}).meta({ id: 'DeskPayout' });
export type DeskPayout = z.infer<typeof DeskPayout>;

export const DeskPayoutDetail = DeskPayout.extend({ lines: z.array(PayoutLine) }).meta({
  id: 'DeskPayoutDetail',
});

const byId = z.object({ id: Id });

export const listAdminPayouts = endpoint({
  method: 'GET',
  path: '/admin/payouts',
  access: 'admin',
  summary: 'Payouts of all sellers, newest first.',
  query: PageQuery.extend({ status: blankAsMissing(z.enum(payoutStates).optional()).catch(undefined) }),
  reply: pageOf(DeskPayout),
});

export const getAdminPayout = endpoint({
  method: 'GET',
  path: '/admin/payouts/:id',
  access: 'admin',
  summary: 'One payout with every line it is made of.',
  params: byId,
  reply: DeskPayoutDetail,
});

export const approveAdminPayout = endpoint({
  method: 'POST',
  path: '/admin/payouts/:id/approve',
  access: 'admin',
  summary: 'Agrees to a payout above the limit; it is sent once two different admins have.',
  params: byId,
  reply: DeskPayout,
  message: 'Payout approved successfully.',
  errors: ['payout-move-not-allowed', 'payout-agreed-already'],
});

export const rejectAdminPayout = endpoint({
  method: 'POST',
  path: '/admin/payouts/:id/reject',
  access: 'admin',
  summary: 'Stops a waiting payout; its money stays payable and goes into the next one.',
  params: byId,
  body: z.object({ reason: text('Reason', { max: 500 }) }),
  reply: DeskPayout,
  message: 'Payout rejected successfully.',
  errors: ['payout-move-not-allowed'],
});
