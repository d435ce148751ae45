import { type QuotePayment, quotePayments } from '@souk/contract/modules/appointments/quote-values';
import { bookingKinds, quoteStates } from '@souk/contract/modules/bookings/statuses';
import { currencies, type GeoAddress } from '@souk/contract/shared/values';
import { boolean, char, date, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { appointments } from '../services/service.tables.ts';

export const briefs = appointments.table('briefs', {
  id: identityId(),
  customerId: bigId().notNull(),
  serviceId: bigId(),
  categoryId: bigId(),
  title: text().notNull(),
  description: text().notNull(),
  preferredDate: date({ mode: 'string' }),
  preferredTime: text(),
  address: jsonb().$type<GeoAddress>(),
  budgetCents: bigId(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  createdAt: createdAt(),
});
export type BriefRow = typeof briefs.$inferSelect;

export const briefImages = appointments.table('brief_images', {
  id: identityId(),
  briefId: bigId().notNull(),
  fileId: bigId().notNull(),
  name: text().notNull(),
});

export const quotes = appointments.table('quotes', {
  id: identityId(),
  briefId: bigId().notNull(),
  /** As what it is booked when it is accepted. */
  kind: text({ enum: bookingKinds }).notNull(),
  customerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  state: text({ enum: quoteStates }).notNull(),
  visitStartsAt: moment(),
  visitEndsAt: moment(),
  /** The newest; null before the first. */
  version: integer(),
  reason: text(),
  bookingId: bigId(),
  hiddenForCustomer: boolean().notNull().default(false),
  hiddenForSeller: boolean().notNull().default(false),
  /** When time ends it. */
  dueAt: moment(),
  createdAt: createdAt(),
  closedAt: moment(),
});
export type QuoteRow = typeof quotes.$inferSelect;

export interface QuoteLine {
  description: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
  gstCents: number;
  isGstFree: boolean;
}

interface Milestone {
  label: string;
  percent: number;
}

export const quoteVersions = appointments.table(
  'quote_versions',
  {
    quoteId: bigId().notNull(),
    version: integer().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    totalCents: bigId().notNull(),
    gstCents: bigId().notNull(),
    note: text(),
    warranty: text(),
    validUntil: moment().notNull(),
    /** Null where the customer chooses when they accept. */
    startsAt: moment(),
    durationMinutes: integer().notNull(),
    /** Who does it, by the ids of resources; empty for anybody. */
    people: jsonb().$type<number[]>().notNull(),
    payment: text({ enum: quotePayments }).$type<QuotePayment>().notNull(),
    depositPercent: smallint(),
    milestones: jsonb().$type<Milestone[]>().notNull(),
    createdAt: createdAt(),
  },
  ({ quoteId, version }) => [primaryKey({ columns: [quoteId, version] })],
);
export type QuoteVersionRow = typeof quoteVersions.$inferSelect;
