import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { schema } from '../notifications/notification.tables.ts';

export const pushSubscriptions = schema.table('push_subscriptions', {
  id: identityId(),
  userId: bigId().notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: createdAt(),
});
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
