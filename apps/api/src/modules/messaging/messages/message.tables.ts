import { jsonb, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { schema } from '../conversations/conversation.tables.ts';

/** What another module shows with a message. */
export type MessageCard = Record<string, unknown>;

export const messages = schema.table('messages', {
  id: identityId(),
  conversationId: bigId().notNull(),
  senderId: bigId().notNull(),
  receiverId: bigId().notNull(),
  text: text().notNull(),
  attachmentId: bigId(),
  /** The subject of the card; its module updates the card by it. */
  cardKind: text(),
  cardId: bigId(),
  card: jsonb().$type<MessageCard>(),
  deliveredAt: moment(),
  readAt: moment(),
  deletedAt: moment(),
  createdAt: createdAt(),
});
export type MessageRow = typeof messages.$inferSelect;
