import type { NotificationKind } from '@souk/contract/modules/notifications/notifications';
import { integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const schema = pgSchema('notifications');

export const notifications = schema.table('notifications', {
  id: identityId(),
  userId: bigId().notNull(),
  senderId: bigId(),
  kind: text().$type<NotificationKind>().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  path: text().notNull(),
  key: text().notNull(),
  aboutKind: text(),
  aboutId: bigId(),
  classifiedId: bigId(),
  offerPriceCents: bigId(),
  openings: integer().notNull().default(1),
  readAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type NotificationRow = typeof notifications.$inferSelect;
