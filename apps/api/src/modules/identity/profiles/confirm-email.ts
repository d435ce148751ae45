import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { confirmAccount } from '../contacts/confirm-account.ts';
import { isBannedEmail } from '../contacts/contact.queries.ts';
import { standInEmail } from '../contacts/contact.rules.ts';
import { closeEmailLinks, useEmailLink } from '../email-links/email-link.queries.ts';
import { keepFormerEmail } from '../email-links/tell-owner.ts';
import { findUserByEmail, lockUser, updateUser } from '../users/user.queries.ts';
import { emailTaken } from './ask-for-email.ts';

/** Takes the address from an account that never confirmed it; one that did keeps it. */
async function freeAddress(tx: Tx, email: string, userId: number): Promise<void> {
  const holder = await findUserByEmail(tx, email);
  if (!holder || holder.id === userId) return;
  if (holder.emailVerifiedAt) throw emailTaken();
  await closeEmailLinks(tx, 'reset-password', holder.id);
  await updateUser(tx, holder.id, { email: standInEmail(), newEmail: email });
}

/** Makes a confirmed address the account's; links mailed to the old one become invalid. */
export async function confirmEmail(db: Db, viewer: User | null, token: string): Promise<void> {
  await db
    .transaction(async (tx) => {
      const link = await useEmailLink(tx, 'confirm-email', token);
      if (!link || (viewer && viewer.id !== link.userId)) throw new Problem('social-token-invalid');
      const user = await lockUser(tx, link.userId);
      const email = link.email.toLowerCase();
      if (![user.email, user.newEmail].some((known) => known?.toLowerCase() === email))
        throw new Problem('social-token-invalid');

      await freeAddress(tx, email, user.id);
      if (await isBannedEmail(tx, email, 'proven')) throw emailTaken();
      if (user.email.toLowerCase() !== email) await keepFormerEmail(tx, user);
      await closeEmailLinks(tx, 'reset-password', user.id);
      const changes = { email, emailVerifiedAt: clock.now() };
      const newEmail = user.newEmail?.toLowerCase() === email ? null : user.newEmail;
      await confirmAccount(tx, await updateUser(tx, user.id, { ...changes, newEmail }), 'link');
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'users_email') ? emailTaken() : error;
    });
}
