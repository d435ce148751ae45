import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { pushSubscriptions } from '../push-subscriptions/push-subscription.tables.ts';
import { notifications } from './notification.tables.ts';

async function exportNotifications(reader: Reader, userId: number) {
  const { kind, subject, text, path, readAt, createdAt } = notifications;
  return {
    notifications: await reader
      .select({ kind, subject, text, path, readAt, createdAt })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id)),
    pushSubscriptions: await reader
      .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  };
}

/**
 * Erases the user's own notifications, and their words and name in notifications to others about their messages.
 */
async function eraseNotifications(tx: Tx, userId: number): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await tx
    .update(notifications)
    .set({ subject: 'Message', text: '' })
    .where(and(eq(notifications.senderId, userId), eq(notifications.kind, 'message')));
}

export const personalNotifications: PersonalData = {
  export: exportNotifications,
  erase: eraseNotifications,
};
