import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { Moment } from '../../shared/values.ts';
import { reportKinds } from './reports.ts';

export const Dashboard = z
  .object({
    pending_ads: z.int(),
    /** When the ad that has waited longest was submitted. */
    waiting_since: Moment.nullable(),
    /** Products of shops. */
    pending_products: z.int(),
    /** When the product that has waited longest was submitted. */
    products_waiting_since: Moment.nullable(),
    /** Foods that users have added to the scanner. */
    pending_foods: z.int(),
    /** When the food that has waited longest was added. */
    foods_waiting_since: Moment.nullable(),
    /** Changes to foods that users have suggested. */
    food_suggestions: z.int(),
    /** Open reports of every kind. */
    reports: z.int(),
    reports_by_kind: z.record(z.enum(reportKinds), z.int()),
    papers: z.int(),
    messages: z.int(),
    open_disputes: z.int(),
    pending_refunds: z.int(),
    /** Chargebacks that ask for more than may be taken. */
    questioned_chargebacks: z.int(),
    /** Payouts above the limit that admins have to approve. */
    waiting_payouts: z.int(),
    /** Accounts opened in the last seven days. */
    new_users: z.int(),
    /** Accounts opened on each of the last fourteen days, today last. */
    new_users_by_day: z.array(z.int()),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  spec: ['admin/admin-dashboard'],
  access: 'admin',
  summary: 'How much waits for an admin.',
  reply: Dashboard,
});
