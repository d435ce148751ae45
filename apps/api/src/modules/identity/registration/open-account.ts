import type { SellerType } from '@souk/contract/shared/seller-types';
import { sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { confirmAccount } from '../contacts/confirm-account.ts';
import { phoneTaken, refuseBannedPhone } from '../contacts/contact.queries.ts';
import { hasStandIn, standInEmail } from '../contacts/contact.rules.ts';
import { askForAddressLink } from '../contacts/send-address-link.ts';
import { userActivated, userRegistered } from '../events.ts';
import { type UserRow, users } from '../users/user.tables.ts';

export interface NewAccount {
  name: string;
  email: string;
  username?: string | undefined;
  passwordHash: string | null;
  countryCode: string | null;
  phone: string | null;
  isPhoneVerified: boolean;
  sellerType: SellerType;
  subType?: string | null;
  isDemo?: boolean;
  /** A provider vouches for the address, so no link needs to be opened. */
  isConfirmed?: boolean;
  /** Another link is mailed to it, which confirms it as well. */
  isInvited?: boolean;
}

const duplicateOf = (error: unknown) => {
  if (isDuplicate(error, 'users_phone')) return phoneTaken();
  if (isDuplicate(error, 'users_username')) return fieldProblem('username', 'Username already exist');
  return error;
};

/** Writes the row; undefined if another account has the address. */
async function write(tx: Tx, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [user] = await tx
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email, where: sql`status <> 'deleted'` })
    .returning()
    .catch((error: unknown) => {
      throw duplicateOf(error);
    });
  return user;
}

/**
 * Writes a new account; the only place where accounts are created. For an address that is taken the answer is the
 * same, so that nobody learns who has an account; the owner keeps the address.
 */
export async function openAccount(tx: Tx, config: Config, account: NewAccount): Promise<UserRow> {
  const { isPhoneVerified, isConfirmed, isInvited, ...given } = account;
  if (isPhoneVerified && given.phone) await refuseBannedPhone(tx, given.phone);
  const row = {
    ...given,
    phoneVerifiedAt: isPhoneVerified ? clock.now() : null,
    status: isPhoneVerified || given.phone === null ? ('active' as const) : ('pending' as const),
    timeZone: config.DEFAULT_TIME_ZONE,
    confirmedAt: isConfirmed ? clock.now() : null,
  };
  const user =
    (await write(tx, row)) ?? (await write(tx, { ...row, email: standInEmail(), newEmail: given.email }));
  if (!user) throw new Error('the account was not written');
  await publish(tx, userRegistered, { userId: user.id });
  if (user.status === 'active') await publish(tx, userActivated, { userId: user.id });
  if (isConfirmed) return user;
  if (!isInvited || hasStandIn(user)) await askForAddressLink(tx, config, user.id);
  return isPhoneVerified ? confirmAccount(tx, user, 'code') : user;
}
