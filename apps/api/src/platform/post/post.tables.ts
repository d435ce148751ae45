import { text } from 'drizzle-orm/pg-core';
import { createdAt, platform } from '../platform.tables.ts';

export const postedMessages = platform.table('posted_messages', {
  key: text().primaryKey(),
  channel: text({ enum: ['mail', 'sms', 'push'] }).notNull(),
  state: text({ enum: ['booked', 'sent', 'refused'] }).notNull(),
  at: createdAt(),
});
