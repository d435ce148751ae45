import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { bookingsSchema } from '../terms/terms.tables.ts';

/** Another time that one side proposes for a booking, which keeps its own until the other side agrees. */
export const proposals = bookingsSchema.table('proposals', {
  id: identityId(),
  bookingId: bigId().notNull(),
  bySide: text({ enum: ['customer', 'seller'] }).notNull(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  reason: text(),
  state: text({ enum: ['open', 'accepted', 'declined', 'withdrawn', 'expired'] }).notNull(),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
});
export type ProposalRow = typeof proposals.$inferSelect;
