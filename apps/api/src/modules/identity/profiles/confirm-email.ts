import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { closeEmailLinks, useEmailLink } from '../email-links/email-link.queries.ts';
import { keepFormerEmail } from '../email-links/tell-owner.ts';
import { lockUser, updateUser } from '../users/user.queries.ts';
import { emailTaken } from './ask-for-email.ts';

/** Makes the confirmed address that of the account; links mailed to the old one lose their power. */
export async function confirmEmail(db: Db, viewer: User | null, token: string): Promise<void> {
  await db
    .transaction(async (tx) => {
      const link = await useEmailLink(tx, 'confirm-email', token);
      if (!link || (viewer && viewer.id !== link.userId)) throw new Problem('social-token-invalid');
      const user = await lockUser(tx, link.userId);
      if (user.newEmail?.toLowerCase() !== link.email.toLowerCase())
        throw new Problem('social-token-invalid');

      if (user.email.toLowerCase() !== link.email.toLowerCase()) await keepFormerEmail(tx, user);
      await closeEmailLinks(tx, 'reset-password', user.id);
      await updateUser(tx, user.id, { email: link.email, newEmail: null, emailVerifiedAt: clock.now() });
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'users_email') ? emailTaken() : error;
    });
}
