import { workChangeStates } from '@souk/contract/modules/bookings/work-change-values';
import { jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { bookingsSchema } from '../terms/terms.tables.ts';

/** More or less work, at its price with GST; less has its sums below zero. */
export interface ChangeLine {
  description: string;
  quantity: number;
  unitCents: number;
  isLess: boolean;
  totalCents: number;
  gstCents: number;
  isGstFree: boolean;
}

/** A change of a booking's work, which holds once both sides have signed. */
export const workChanges = bookingsSchema.table('work_changes', {
  id: identityId(),
  bookingId: bigId().notNull(),
  /** Counted within the booking. */
  number: smallint().notNull(),
  bySide: text({ enum: ['customer', 'seller'] }).notNull(),
  state: text({ enum: workChangeStates }).notNull(),
  lines: jsonb().$type<ChangeLine[]>().notNull(),
  totalCents: bigId().notNull(),
  gstCents: bigId().notNull(),
  extraDays: smallint().notNull(),
  note: text(),
  reason: text(),
  /** What went back of what was paid, once it is accepted. */
  refundedCents: bigId().notNull().default(0),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
  /** When the other side signed, or it ended otherwise. */
  answeredAt: moment(),
});
export type WorkChangeRow = typeof workChanges.$inferSelect;
