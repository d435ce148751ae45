import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { priceInCents } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { Id, Money } from '../../shared/values.ts';
import { ListedRefund, refundStates } from '../payments/refunds.ts';
import { Person } from './people.ts';

export const DeskRefund = ListedRefund.extend({
  payer: Person,
  seller: Person.nullable(),
  /** What is left of the amount paid for the thing. */
  left: Money,
  /** How often it was sent to the provider. */
  tries: z.int(),
}).meta({ id: 'DeskRefund' });
export type DeskRefund = z.infer<typeof DeskRefund>;

const byId = z.object({ id: Id });

export const listAdminRefunds = endpoint({
  method: 'GET',
  path: '/admin/refunds',
  spec: ['admin/admin-refunds'],
  access: 'admin',
  summary: 'Refunds: those that wait with the oldest first, else the newest first.',
  query: PageQuery.extend({ status: blankAsMissing(z.enum(refundStates).optional()).catch(undefined) }),
  reply: pageOf(DeskRefund),
});

export const approveAdminRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/:id/approve',
  spec: ['admin/admin-refund-approve'],
  access: 'admin',
  summary: 'Grants a requested refund, all of it or less; the money is sent at once.',
  params: byId,
  /** Dollars as typed; the requested amount if the field is left out. Blank is refused. */
  body: z.object({ amount: priceInCents('Amount').optional() }),
  reply: DeskRefund,
  message: 'Refund approved successfully.',
  errors: ['refund-move-not-allowed', 'refund-too-large'],
});

export const rejectAdminRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/:id/reject',
  spec: ['admin/admin-refund-reject'],
  access: 'admin',
  summary: 'Refuses a requested refund and tells the customer why.',
  params: byId,
  body: z.object({ reason: text('Reason', { max: 500 }) }),
  reply: DeskRefund,
  message: 'Refund rejected successfully.',
  errors: ['refund-move-not-allowed'],
});

export const retryAdminRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/:id/retry',
  access: 'admin',
  summary: 'Sends a failed refund to the provider once more.',
  params: byId,
  reply: DeskRefund,
  message: 'Refund is sent again.',
  errors: ['refund-move-not-allowed'],
});

export const payAdminRefundOtherwise = endpoint({
  method: 'POST',
  path: '/admin/refunds/:id/pay-otherwise',
  access: 'admin',
  summary:
    'Notes that a failed refund was paid by the house itself, as by a bank transfer; the payer is told how.',
  params: byId,
  body: z.object({ note: text('How it was paid', { max: 500 }) }),
  reply: DeskRefund,
  message: 'Refund is noted as paid.',
  errors: ['refund-move-not-allowed'],
});

export const closeAdminRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/:id/close',
  access: 'admin',
  summary: 'Closes a failed refund that cannot be paid; the payer is told why.',
  params: byId,
  body: z.object({ reason: text('Reason', { max: 500 }) }),
  reply: DeskRefund,
  message: 'Refund closed successfully.',
  errors: ['refund-move-not-allowed'],
});
