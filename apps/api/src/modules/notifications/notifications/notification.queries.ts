import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { users } from '../../identity/index.ts';
import { type NotificationRow, notifications } from './notification.tables.ts';

export interface ShownNotification {
  notification: NotificationRow;
  senderName: string | null;
  senderImage: string | null;
}

const shown = (reader: Reader) =>
  reader
    .select({ notification: notifications, senderName: users.name, senderImage: users.imagePath })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.senderId));

interface ListRequest {
  page: number;
  per_page: number;
  order: 'asc' | 'desc';
}

/** A page of the user's notifications and how many there are. */
export async function listNotificationsOf(
  reader: Reader,
  userId: number,
  { page, per_page, order }: ListRequest,
): Promise<{ rows: ShownNotification[]; total: number }> {
  const towards = order === 'asc' ? asc : desc;
  const rows = await shown(reader)
    .where(eq(notifications.userId, userId))
    .orderBy(towards(notifications.createdAt), towards(notifications.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const [counted] = await reader
    .select({ total: count() })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return { rows, total: counted?.total ?? 0 };
}

/** The user's own notification, with the sender to show with it. */
export async function findNotificationOf(
  reader: Reader,
  userId: number,
  id: number,
): Promise<ShownNotification | undefined> {
  const [row] = await shown(reader).where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  return row;
}

/** Marks what is still unread; returns how many there were. */
async function setRead(tx: Tx, ...which: Parameters<typeof and>): Promise<number> {
  const now = clock.now();
  const changed = await tx
    .update(notifications)
    .set({ readAt: now, updatedAt: now })
    .where(and(isNull(notifications.readAt), ...which))
    .returning({ id: notifications.id });
  return changed.length;
}

export const setReadById = (tx: Tx, userId: number, id: number) =>
  setRead(tx, eq(notifications.userId, userId), eq(notifications.id, id));

export const setReadByKey = (tx: Tx, userId: number, key: string) =>
  setRead(tx, eq(notifications.userId, userId), eq(notifications.key, key));

export const setAllRead = (tx: Tx, userId: number) => setRead(tx, eq(notifications.userId, userId));

/** The count on the bell. */
export const countUnread = (userId: number) =>
  sql`select count(*) from notifications.notifications where user_id = ${userId} and read_at is null`;
