import type { SellerType } from '@souk/contract/shared/seller-types';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
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
}

const duplicateOf = (error: unknown) => {
  if (isDuplicate(error, 'users_email')) return fieldProblem('email', 'Email Already exist');
  if (isDuplicate(error, 'users_username')) return fieldProblem('username', 'Username already exist');
  return error;
};

/** Writes a new account; the one place where accounts begin. */
export async function openAccount(tx: Tx, config: Config, account: NewAccount): Promise<UserRow> {
  const { isPhoneVerified, ...row } = account;
  const [user] = await tx
    .insert(users)
    .values({
      ...row,
      phoneVerifiedAt: isPhoneVerified ? clock.now() : null,
      status: isPhoneVerified || row.phone === null ? 'active' : 'pending',
      timeZone: config.DEFAULT_TIME_ZONE,
    })
    .returning()
    .catch((error: unknown) => {
      throw duplicateOf(error);
    });
  if (!user) throw new Error('the account was not written');
  await publish(tx, userRegistered, { userId: user.id });
  if (user.status === 'active') await publish(tx, userActivated, { userId: user.id });
  return user;
}
