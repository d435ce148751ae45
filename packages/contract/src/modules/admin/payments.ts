import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { Id } from '../../shared/values.ts';
import { dateFilter } from '../payments/billing.ts';
import { SaleEarnings } from '../payments/earnings.ts';
import { Payment, paymentStates } from '../payments/payments.ts';
import { Person } from './people.ts';

export const DeskPayment = Payment.omit({ action_url: true })
  .extend({ payer: Person, provider: z.string().nullable() })
  .meta({ id: 'DeskPayment' });
export type DeskPayment = z.infer<typeof DeskPayment>;

export const listAdminPayments = endpoint({
  method: 'GET',
  path: '/admin/payments',
  spec: ['admin/admin-payments'],
  access: 'admin',
  summary: 'Payments of everybody, newest first.',
  query: PageQuery.extend({
    date_filter: dateFilter(),
    status: blankAsMissing(z.enum(paymentStates).optional()).catch(undefined),
    payer_id: blankAsMissing(Id.optional()).catch(undefined),
  }),
  reply: pageOf(DeskPayment),
});

export const getSaleEarnings = endpoint({
  method: 'GET',
  path: '/admin/sale-earnings',
  access: 'admin',
  summary: 'Why the seller of one sale gets what they get: the same explanation as on their order.',
  query: z.object({ kind: z.string().max(60), id: Id }),
  reply: SaleEarnings,
});
