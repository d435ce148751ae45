import { boolean, text } from 'drizzle-orm/pg-core';
import { schema } from '../notifications/notification.tables.ts';

export const signingKey = schema.table('signing_key', {
  isOnly: boolean().primaryKey().default(true),
  secret: text().notNull(),
});
