import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { say } from '../../platform/texts/say.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { notifications } from './notifications/notification.tables.ts';
import { notify } from './notifications/notify.ts';

/** What a user was told, in order. */
export const notificationsOf = (db: Db, userId: number) =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(asc(notifications.id));

let told = 0;

export const notificationsRows: RowBuilders = {
  'notifications.notification': async ({ db, owner }) => {
    told += 1;
    const key = `told-${told}`;
    await db.transaction((tx) =>
      notify(tx, {
        userId: owner.id,
        kind: 'account',
        subject: say`Your account`,
        text: say`All is well.`,
        path: '/my-profile',
        key,
      }),
    );
    const [row] = await db
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.userId, owner.id), eq(notifications.key, key)));
    return row?.id ?? 0;
  },
};
