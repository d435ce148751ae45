import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { attemptSubject } from '../attempts/attempt.rules.ts';
import { forgiveAttempts } from '../attempts/take-attempt.ts';
import { shownEmail } from '../contacts/contact.rules.ts';
import { emailLinks } from '../email-links/email-link.tables.ts';
import { formerEmails } from '../email-links/former-email.tables.ts';
import { otpCodes } from '../otp/otp.tables.ts';
import { admins } from '../roles/role.tables.ts';
import { challenges, recoveryCodes, secondFactors } from '../second-factors/second-factor.tables.ts';
import { unlinkSocialAccounts } from '../sessions/session.queries.ts';
import { sessions, socialAccounts } from '../sessions/session.tables.ts';
import { getUser } from '../users/user.queries.ts';
import { users } from '../users/user.tables.ts';

async function exportIdentity(reader: Reader, userId: number) {
  const { passwordHash, ...account } = await getUser(reader, userId);
  const { kind, name } = secondFactors;
  const { device, address, createdAt, lastUsedAt, expiresAt, revokedAt } = sessions;
  return {
    account: { ...account, hasPassword: passwordHash !== null },
    sessions: await reader
      .select({ device, address, createdAt, lastUsedAt, expiresAt, revokedAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.id)),
    formerEmails: await reader.select().from(formerEmails).where(eq(formerEmails.userId, userId)),
    secondFactors: await reader
      .select({ kind, name, createdAt: secondFactors.createdAt, lastUsedAt: secondFactors.lastUsedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
    socialAccounts: await reader.select().from(socialAccounts).where(eq(socialAccounts.userId, userId)),
  };
}

/** Leaves a row that others may refer to, with nothing in it that identifies the user. */
async function eraseIdentity(tx: Tx, userId: number): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user?.phone) await tx.delete(otpCodes).where(eq(otpCodes.phone, user.phone));
  if (user) await forgiveAttempts(tx, attemptSubject('password', shownEmail(user)));
  await forgiveAttempts(tx, attemptSubject('second-factor', userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(challenges).where(eq(challenges.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(emailLinks).where(eq(emailLinks.userId, userId));
  await tx.delete(formerEmails).where(eq(formerEmails.userId, userId));
  await tx.delete(admins).where(eq(admins.userId, userId));
  await unlinkSocialAccounts(tx, userId);
  await tx
    .update(users)
    .set({
      name: 'Deleted user',
      username: null,
      email: `deleted-${userId}@deleted.invalid`,
      passwordHash: null,
      countryCode: null,
      phone: null,
      phoneVerifiedAt: null,
      emailVerifiedAt: null,
      confirmedAt: null,
      newEmail: null,
      imagePath: null,
      birthDate: null,
      gender: null,
      nationality: null,
      address: null,
      displayTimeZone: null,
      notify: {},
    })
    .where(eq(users.id, userId));
}

export const identityData: PersonalData = { export: exportIdentity, erase: eraseIdentity };
