import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { dateFilters, PageQuery, pageOf } from '../../shared/page.ts';
import { Id, Moment, Money } from '../../shared/values.ts';
import { invoiceKinds } from './invoices.ts';
import { paymentMethodKinds } from './methods.ts';
import { Purpose, paymentStates } from './payments.ts';

/** The period of a list, counted in the caller's own time zone. */
export const dateFilter = () => blankAsMissing(z.enum(dateFilters).optional()).catch(undefined);

/** A payment of the caller's with its papers. */
export const BillingRecord = z
  .object({
    /** Id of the payment. */
    id: Id,
    number: z.string(),
    purpose: Purpose,
    description: z.string(),
    /** Without GST. */
    amount: Money,
    gst: Money,
    total: Money,
    refunded: Money,
    status: z.enum(paymentStates),
    method: z.enum(paymentMethodKinds).nullable(),
    at: Moment,
    /** For `/billing-invoice/{id}`; one per seller, and adjustments. */
    invoices: z.array(
      z.object({ id: Id, number: z.string(), kind: z.enum(invoiceKinds), issuer: z.string() }),
    ),
  })
  .meta({ id: 'BillingRecord' });
export type BillingRecord = z.infer<typeof BillingRecord>;

export const listBilling = endpoint({
  method: 'GET',
  path: '/billing-history',
  spec: ['vendor/billing-history'],
  access: 'signed-in',
  summary: 'What the caller has paid, newest first, with the invoices of each payment.',
  query: PageQuery.extend({ date_filter: dateFilter() }),
  reply: pageOf(BillingRecord),
});
