import type { SellerType } from '@souk/contract/shared/seller-types';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { openAccount } from './registration/open-account.ts';
import { admins, roles } from './roles/role.tables.ts';
import { startSession } from './sessions/start-session.ts';
import { users } from './users/user.tables.ts';

export interface TestUser {
  id: number;
  email: string;
  name: string;
  token: string;
}

export interface TestUserOptions {
  sellerType?: SellerType;
  name?: string;
  isPhoneVerified?: boolean;
  isAdmin?: boolean;
  profileCompleted?: boolean;
}

const config = readConfig({ NODE_ENV: 'test' });
let built = 0;

/** A signed-in account of its own; verified and of the private kind unless said. */
export function buildUser(db: Db, options: TestUserOptions = {}): Promise<TestUser> {
  const { sellerType = 'private', isPhoneVerified = true, isAdmin = false, profileCompleted = true } = options;
  built += 1;
  const number = built;
  return db.transaction(async (tx) => {
    const user = await openAccount(tx, config, {
      name: options.name ?? `Person ${number}`,
      email: `person-${number}@example.test`,
      passwordHash: null,
      countryCode: '+61',
      phone: `+61491570${String(number).padStart(3, '0')}`,
      isPhoneVerified,
      sellerType,
    });
    if (profileCompleted) await tx.update(users).set({ profileCompleted }).where(sql`id = ${user.id}`);
    if (isAdmin) {
      const [role] = await tx
        .insert(roles)
        .values({ name: `role-${number}`, permissions: ['*'] })
        .returning();
      if (role) await tx.insert(admins).values({ userId: user.id, roleId: role.id });
    }
    const { token } = await startSession(tx, config, { userId: user.id, device: 'test', address: '::1', isAdmin });
    return { id: user.id, email: user.email, name: user.name, token };
  });
}
