import { text } from 'drizzle-orm/pg-core';
import { bigId, moment } from '../../../platform/platform.tables.ts';
import { identity } from '../users/user.tables.ts';

export const formerEmails = identity.table('former_emails', {
  userId: bigId().notNull(),
  email: text().notNull(),
  replacedAt: moment().notNull(),
});
