import { integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

export const schema = pgSchema('messaging');

export const conversations = schema.table('conversations', {
  id: identityId(),
  lowUserId: bigId().notNull(),
  highUserId: bigId().notNull(),
  subjectKind: text(),
  subjectId: bigId(),
  createdAt: createdAt(),
});
export type ConversationRow = typeof conversations.$inferSelect;

export const members = schema.table(
  'members',
  {
    conversationId: bigId().notNull(),
    userId: bigId().notNull(),
    otherId: bigId().notNull(),
    unreadCount: integer().notNull().default(0),
    lastMessageId: bigId().notNull().default(0),
  },
  (member) => [primaryKey({ columns: [member.conversationId, member.userId] })],
);
export type MemberRow = typeof members.$inferSelect;
