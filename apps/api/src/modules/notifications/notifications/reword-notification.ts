import { and, eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { longestText, shortened } from './notification.rules.ts';
import { notifications } from './notification.tables.ts';

interface Rewording {
  userId: number;
  key: string;
  from: string;
  to: string;
}

/** Replaces a notification's text if it still repeats a deleted message. */
export async function rewordNotification(tx: Tx, { userId, key, from, to }: Rewording): Promise<void> {
  await tx
    .update(notifications)
    .set({ text: to, updatedAt: clock.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.key, key),
        eq(notifications.text, shortened(from, longestText)),
      ),
    );
}
