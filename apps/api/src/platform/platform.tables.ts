import { bigint, boolean, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clock } from './clock.ts';

export const platform = pgSchema('platform');

/** Identity column; every table's first. */
export const identityId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** Reference to, or count of, something: a bigint read as a number. */
export const bigId = () => bigint({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
/** The product's time at insert, never the database's. */
export const createdAt = () => moment().notNull().$defaultFn(clock.now);

export const clockTable = platform.table('clock', {
  isOnly: boolean().primaryKey().default(true),
  aheadMs: bigint({ mode: 'number' }).notNull(),
});

export const events = platform.table('events', {
  id: identityId(),
  name: text().notNull(),
  payload: jsonb().notNull(),
  at: createdAt(),
});

export const reactionsDone = platform.table(
  'reactions_done',
  { eventId: bigId().notNull(), reaction: text().notNull() },
  (done) => [primaryKey({ columns: [done.eventId, done.reaction] })],
);

export const moves = platform.table('moves', {
  id: identityId(),
  life: text().notNull(),
  subjectId: bigId().notNull(),
  move: text().notNull(),
  fromState: text(),
  toState: text().notNull(),
  byRole: text().notNull(),
  byUserId: bigId(),
  reason: text(),
  at: createdAt(),
});

export const idempotencyKeys = platform.table(
  'idempotency_keys',
  {
    key: text().notNull(),
    userId: bigId().notNull(),
    endpoint: text().notNull(),
    requestDigest: text().notNull(),
    reply: jsonb(),
    at: createdAt(),
  },
  (kept) => [primaryKey({ columns: [kept.userId, kept.key] })],
);

export const streamMessages = platform.table('stream_messages', {
  id: identityId(),
  userId: bigId().notNull(),
  topic: text().notNull(),
  payload: jsonb().notNull(),
  at: createdAt(),
});

export const outboundMessages = platform.table('outbound_messages', {
  id: identityId(),
  channel: text({ enum: ['mail', 'sms', 'push'] }).notNull(),
  recipient: text().notNull(),
  subject: text(),
  body: text().notNull(),
  html: text(),
  link: text(),
  key: text(),
  at: createdAt(),
});
