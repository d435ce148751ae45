import type { Reader } from '../../../platform/db/database.ts';
import { publishNumbered } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import { unbanContacts } from '../contacts/contact.queries.ts';
import { sendAccountMail } from '../email-links/account-mail.ts';
import { userUnblocked } from '../events.ts';
import { moveUser } from './move-user.ts';
import { lockUser } from './user.queries.ts';
import type { UserRow } from './user.tables.ts';

/** Unblocks an account; its owner has to sign in again. */
export function unblockUser(
  db: Reader,
  userId: number,
  { adminId, reason }: { adminId: number; reason?: string | undefined },
): Promise<UserRow> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const active = await moveUser(tx, user, 'unblock', { role: 'admin', userId: adminId, reason });
    await unbanContacts(tx, userId);
    const eventId = await publishNumbered(tx, userUnblocked, { userId });
    await sendAccountMail(tx, {
      to: user.email,
      language: user.language,
      subject: say`Your account is open again`,
      lines: [say`Hello ${user.name},`, say`your Souk account is open again. You can sign in as before.`],
      key: `user-unblocked:${eventId}`,
    });
    return active;
  });
}
