import { integer, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../platform/platform.tables.ts';
import { identity } from '../users/user.tables.ts';

export const failedAttempts = identity.table('failed_attempts', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: createdAt(),
  waitsUntil: moment(),
});
