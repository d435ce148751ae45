import { randomBytes } from 'node:crypto';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { desc, eq, sql } from 'drizzle-orm';
import { clock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { outboundMessages } from '../../platform/platform.tables.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { hashPassword } from './passwords/password.rules.ts';
import { openAccount } from './registration/open-account.ts';
import { admins, roles } from './roles/role.tables.ts';
import { sealAppSecret } from './second-factors/app-secret.ts';
import { newSecret } from './second-factors/second-factor.rules.ts';
import { secondFactors } from './second-factors/second-factor.tables.ts';
import { sessions } from './sessions/session.tables.ts';
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
  /** The permissions of the admin's role; all by default. */
  permissions?: string[];
  profileCompleted?: boolean;
  /** Whether the account is confirmed, so that it may publish, pay and write; true by default. */
  isConfirmed?: boolean;
  /** Without one the user cannot sign in by password. */
  password?: string;
}

const config = readConfig({ NODE_ENV: 'test', SECRETS_KEY: randomBytes(32).toString('base64') });
let built = 0;

/** A new signed-in account; by default verified and private. */
export function buildUser(db: Db, options: TestUserOptions = {}): Promise<TestUser> {
  const {
    sellerType = 'private',
    isPhoneVerified = options.isConfirmed ?? true,
    isAdmin = false,
    permissions = ['*'],
    profileCompleted = true,
    isConfirmed = true,
  } = options;
  built += 1;
  const number = built;
  return db.transaction(async (tx) => {
    const passwordHash = options.password ? await hashPassword(options.password) : null;
    const user = await openAccount(tx, config, {
      name: options.name ?? `Person ${number}`,
      email: `person-${number}@example.test`,
      passwordHash,
      countryCode: '+61',
      // Numbers that Australia reserves for fiction, and neighbouring ones once a worker has made more than a
      // thousand.
      phone: `+6149157${String(number).padStart(4, '0')}`,
      isPhoneVerified,
      isConfirmed,
      sellerType,
    });
    if (profileCompleted) await tx.update(users).set({ profileCompleted }).where(sql`id = ${user.id}`);
    if (isAdmin) {
      const [role] = await tx
        .insert(roles)
        .values({ name: `role-${number}`, permissions })
        .returning();
      if (role) await tx.insert(admins).values({ userId: user.id, roleId: role.id });
    }
    const { token } = await startSession(tx, config, {
      userId: user.id,
      device: 'test',
      address: '::1',
      isAdmin,
    });
    return { id: user.id, email: user.email, name: user.name, token };
  });
}

/** Signs a user in again whose session expired when the test moved the clock. */
export async function signedInAgain(db: Db, user: { id: number }): Promise<{ token: string }> {
  const beginning = { userId: user.id, device: 'test', address: '::1' };
  const { token } = await db.transaction((tx) =>
    startSession(tx, readConfig({ NODE_ENV: 'test' }), beginning),
  );
  return { token };
}

/** The newest mail or SMS that the simulators have delivered to this recipient; settle first. */
export async function lastMessageTo(db: Db, recipient: string) {
  const [message] = await db
    .select()
    .from(outboundMessages)
    .where(eq(outboundMessages.recipient, recipient))
    .orderBy(desc(outboundMessages.id))
    .limit(1);
  return message;
}

/** The one-time code in the newest SMS to this number. */
export const lastCodeTo = async (db: Db, phone: string): Promise<string> =>
  /\d{6}/.exec((await lastMessageTo(db, phone))?.body ?? '')?.[0] ?? '';

/** The token at the end of the link in the newest mail to this address. */
export const lastLinkTokenTo = async (db: Db, email: string): Promise<string> =>
  (await lastMessageTo(db, email))?.link?.split('/').at(-1) ?? '';

export const identityRows: RowBuilders = {
  'identity.second-factor': async ({ db, owner }) => {
    const [factor] = await db
      .insert(secondFactors)
      .values({
        userId: owner.id,
        kind: 'totp',
        name: 'App',
        secret: sealAppSecret(config, owner.id, newSecret()),
        confirmedAt: clock.now(),
      })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        targetWhere: sql`kind = 'totp'`,
        set: { name: 'App' },
      })
      .returning({ id: secondFactors.id });
    return factor?.id ?? 0;
  },
  'identity.session': async ({ db, owner }) => {
    await db.transaction((tx) =>
      startSession(tx, config, { userId: owner.id, device: 'another', address: '::1' }),
    );
    const [session] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, owner.id))
      .orderBy(desc(sessions.id))
      .limit(1);
    return session?.id ?? 0;
  },
};
