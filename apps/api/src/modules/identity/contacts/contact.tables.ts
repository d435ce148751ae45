import { boolean, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt } from '../../../platform/platform.tables.ts';
import { identity } from '../users/user.tables.ts';

export const bannedContacts = identity.table(
  'banned_contacts',
  {
    digest: text().notNull(),
    userId: bigId().notNull(),
    isProven: boolean().notNull(),
    createdAt: createdAt(),
  },
  ({ digest, userId }) => [primaryKey({ columns: [digest, userId] })],
);
