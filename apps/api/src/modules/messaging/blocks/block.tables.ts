import { primaryKey } from 'drizzle-orm/pg-core';
import { bigId, createdAt } from '../../../platform/platform.tables.ts';
import { schema } from '../conversations/conversation.tables.ts';

export const blocks = schema.table(
  'blocks',
  { userId: bigId().notNull(), blockedUserId: bigId().notNull(), createdAt: createdAt() },
  (block) => [primaryKey({ columns: [block.userId, block.blockedUserId] })],
);
