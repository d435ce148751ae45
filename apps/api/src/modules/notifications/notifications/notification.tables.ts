import type { NotificationKind } from '@souk/contract/modules/notifications/notifications';
import type { Money } from '@souk/contract/shared/values';
import { integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

/** The card of its subject at that time; it is not updated. */
export interface NotificationCard {
  title: string;
  imagePath?: string | null;
  price?: Money | null;
  /** Path of its own page. */
  path: string;
}

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
  card: jsonb().$type<NotificationCard>(),
  openings: integer().notNull().default(1),
  readAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type NotificationRow = typeof notifications.$inferSelect;
