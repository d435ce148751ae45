import type {
  NotificationChannel,
  NotificationKind,
} from '@souk/contract/modules/notifications/notifications';
import type { Subject } from '@souk/contract/shared/values';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';
import { inLanguage, marketLanguage } from '../../../platform/texts/in-language.ts';
import type { Said } from '../../../platform/texts/say.ts';
import { users } from '../../identity/index.ts';
import { presentNotification } from './notification.present.ts';
import { findNotificationOf } from './notification.queries.ts';
import { longestSubject, longestText, shortened } from './notification.rules.ts';
import { type NotificationCard, type NotificationRow, notifications } from './notification.tables.ts';
import { type AlsoLink, bookPost } from './post-notification.ts';
import { tellCounters } from './tell-counters.ts';

export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  subject: Said;
  text: Said;
  /** Path of the page it opens. */
  path: string;
  /** The same key notifies the same user once. */
  key: string;
  senderId?: number | null | undefined;
  about?: Subject | undefined;
  card?: NotificationCard | undefined;
  /** Instead of the kind's own channels; the user's choices still apply. */
  channels?: readonly NotificationChannel[] | undefined;
  /** Another link of its mail, such as a file for calendars. */
  also?: AlsoLink | undefined;
  /** A repeated key renews the notification instead of being ignored: unread again, on top. */
  isCollapsed?: boolean;
}

const wordsIn = (language: string, { subject, text }: NewNotification) => ({
  subject: shortened(inLanguage(subject, language), longestSubject),
  text: shortened(inLanguage(text, language), longestText),
});

const columnsOf = (fresh: NewNotification) => ({
  ...wordsIn(marketLanguage, fresh),
  kind: fresh.kind,
  path: fresh.path,
  senderId: fresh.senderId ?? null,
  aboutKind: fresh.about?.kind ?? null,
  aboutId: fresh.about?.id ?? null,
  card: fresh.card ?? null,
  createdAt: clock.now(),
  updatedAt: clock.now(),
});

interface Written {
  row: NotificationRow;
  /** False if unread news with this key was already there, so that nothing more is sent. */
  isNews: boolean;
}

/** What is written, and the language of whoever reads it. */
const forReader = {
  ...getTableColumns(notifications),
  language: sql<string>`(select ${users.language} from ${users} where ${users.id} = ${notifications.userId})`,
};

/**
 * Words it again for a reader of another language than the market's, so that the others cost no extra statement.
 */
async function translated(
  tx: Tx,
  { language, ...row }: NotificationRow & { language: string },
  fresh: NewNotification,
): Promise<NotificationRow> {
  if (language === marketLanguage) return row;
  const words = wordsIn(language, fresh);
  await tx.update(notifications).set(words).where(eq(notifications.id, row.id));
  return { ...row, ...words };
}

async function insert(tx: Tx, fresh: NewNotification): Promise<NotificationRow | undefined> {
  const [row] = await tx
    .insert(notifications)
    .values({ userId: fresh.userId, key: fresh.key, ...columnsOf(fresh) })
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })
    .returning(forReader);
  return row && translated(tx, row, fresh);
}

async function renew(tx: Tx, fresh: NewNotification): Promise<Written | undefined> {
  const mine = and(eq(notifications.userId, fresh.userId), eq(notifications.key, fresh.key));
  const [known] = await tx
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(mine)
    .for('update');
  const [row] = await tx
    .update(notifications)
    .set({
      ...columnsOf(fresh),
      openings: sql`${notifications.openings} + (${notifications.readAt} is not null)::int`,
      readAt: null,
    })
    .where(mine)
    .returning(forReader);
  return known && row && { row: await translated(tx, row, fresh), isNews: known.readAt !== null };
}

async function write(tx: Tx, fresh: NewNotification): Promise<Written | undefined> {
  const row = await insert(tx, fresh);
  if (row) return { row, isNews: true };
  return fresh.isCollapsed ? renew(tx, fresh) : undefined;
}

async function tell(tx: Tx, { id, userId }: NotificationRow): Promise<void> {
  const shown = await findNotificationOf(tx, userId, id);
  if (shown) await tellUser(tx, userId, 'notification', presentNotification(shown));
  await tellCounters(tx, userId);
}

/**
 * Notifies a user once per key: in the product, on their open pages, and by mail, push and SMS as they chose. Locks
 * the user's stream until the commit: notify several users in the order of their ids.
 */
export async function notify(tx: Tx, fresh: NewNotification): Promise<void> {
  const written = await write(tx, fresh);
  if (!written) return;
  // While the demo market makes its past, nobody has a page open or reads the mails.
  if (clock.isPast()) return;
  await tell(tx, written.row);
  if (written.isNews) await bookPost(tx, written.row, fresh);
}
