import { bookingKinds, bookingStates } from '@souk/contract/modules/bookings/statuses';
import { bookingPayments, confirmations } from '@souk/contract/modules/bookings/terms';
import { currencies, type GeoAddress } from '@souk/contract/shared/values';
import { sql } from 'drizzle-orm';
import { boolean, char, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, moment } from '../../../platform/platform.tables.ts';
import type { TimeNeed } from '../../availability/index.ts';
import type { CancellationPolicy, NewLine, PaymentPlan } from '../../sales/index.ts';
import { bookingsSchema } from '../terms/terms.tables.ts';

/** What was taken off a booking's price, in the words of what took it off. */
export interface Reduction {
  kind: string;
  id: number;
  title: string;
  cents: number;
}

export const bookings = bookingsSchema.table('bookings', {
  /** From the sales' sequence: its sale, once there is one, has the same id. */
  id: bigId().primaryKey().default(sql`nextval(pg_get_serial_sequence('sales.sales', 'id'))`),
  number: text().notNull(),
  kind: text({ enum: bookingKinds }).notNull(),
  /** Null for a walk-in that the seller has entered. */
  customerId: bigId(),
  customerName: text().notNull(),
  customerPhone: text(),
  sellerId: bigId().notNull(),
  sellerName: text().notNull(),
  state: text({ enum: bookingStates }).notNull(),
  stateBeforeDispute: text({ enum: ['Accepted-Paid', 'Inprocess', 'Job-Done', 'Completed', 'Cancelled'] }),
  title: text().notNull(),
  /** What is booked, priced as it was: the lines of its sale. */
  lines: jsonb().$type<NewLine[]>().notNull(),
  /** Why it costs less; the lines have it in their prices. */
  reductions: jsonb().$type<Reduction[]>().notNull().default([]),
  /** What it takes of whose time. */
  needs: jsonb().$type<TimeNeed[]>().notNull(),
  /** Days that were added to it; its needs of time are repeated for each. */
  extraDays: smallint().notNull().default(0),
  /** When the customer comes and goes; what it takes before and after is in its claims. */
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  subTotalCents: bigId().notNull(),
  discountCents: bigId().notNull().default(0),
  gstCents: bigId().notNull(),
  totalCents: bigId().notNull(),
  payment: text({ enum: bookingPayments }).notNull(),
  /** How a quoted booking is paid; the others are paid by their terms. */
  plan: jsonb().$type<PaymentPlan>(),
  depositPercent: smallint().notNull(),
  confirmation: text({ enum: confirmations }).notNull(),
  answerHours: smallint().notNull(),
  cancellation: jsonb().$type<CancellationPolicy>().notNull(),
  /** Where the work is done, if the seller comes to the customer. */
  address: jsonb().$type<GeoAddress>(),
  note: text(),
  cancelReason: text(),
  isNoShow: boolean().notNull().default(false),
  hiddenForCustomer: boolean().notNull().default(false),
  hiddenForSeller: boolean().notNull().default(false),
  /** Since when the seller sees it: what is paid with the request comes to them once it is paid. */
  announcedAt: moment(),
  /** When the next timed move is due. */
  dueAt: moment(),
  createdAt: createdAt(),
  confirmedAt: moment(),
  paidAt: moment(),
  startedAt: moment(),
  doneAt: moment(),
  completedAt: moment(),
  cancelledAt: moment(),
});
export type BookingRow = typeof bookings.$inferSelect;
