import { disputeRoles } from '@souk/contract/modules/disputes/disputes';
import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { disputesSchema } from '../disputes/dispute.tables.ts';

export const messages = disputesSchema.table('messages', {
  id: identityId(),
  disputeId: bigId().notNull(),
  authorId: bigId().notNull(),
  role: text({ enum: disputeRoles }).notNull(),
  comment: text().notNull(),
  createdAt: createdAt(),
});
export type MessageRow = typeof messages.$inferSelect;

export const messageImages = disputesSchema.table('images', {
  id: identityId(),
  messageId: bigId().notNull(),
  fileId: bigId().notNull(),
  name: text().notNull(),
});
export type MessageImageRow = typeof messageImages.$inferSelect;
