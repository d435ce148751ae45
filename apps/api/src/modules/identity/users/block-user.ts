import type { Reader } from '../../../platform/db/database.ts';
import { publishNumbered } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import { banContacts } from '../contacts/contact.queries.ts';
import { sendAccountMail } from '../email-links/account-mail.ts';
import { userBlocked } from '../events.ts';
import { keepFullAdmin } from '../roles/keep-full-admin.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import { endSessionsOf } from '../sessions/session.queries.ts';
import { moveUser } from './move-user.ts';
import { lockUser } from './user.queries.ts';
import type { UserRow } from './user.tables.ts';

interface ByAdmin {
  adminId: number;
  reason?: string | undefined;
}

/** Blocks the account with its phone number and address: nobody can sign in, and the owner is mailed. */
export function blockUser(db: Reader, userId: number, { adminId, reason }: ByAdmin): Promise<UserRow> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const blocked = await moveUser(tx, user, 'block', { role: 'admin', userId: adminId, reason });
    await keepFullAdmin(tx, await findRoleOf(tx, userId));
    await endSessionsOf(tx, userId);
    await banContacts(tx, user);
    const eventId = await publishNumbered(tx, userBlocked, { userId });
    await sendAccountMail(tx, {
      to: user.email,
      language: user.language,
      subject: say`Your account was blocked`,
      lines: [
        say`Hello ${user.name},`,
        say`your Souk account was blocked. What you published is hidden until it is unblocked.`,
        ...(reason ? [say`Reason: ${reason}`] : []),
        say`If you think that this is a mistake, write to us.`,
      ],
      key: `user-blocked:${eventId}`,
    });
    return blocked;
  });
}
