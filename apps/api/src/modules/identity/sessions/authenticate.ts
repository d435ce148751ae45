import type { SellerType } from '@souk/contract/shared/seller-types';
import { eq, sql } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Authenticate } from '../../../platform/http/user.ts';
import { digestOf } from '../../../platform/ids.ts';
import { admins, roles } from '../roles/role.tables.ts';
import { users } from '../users/user.tables.ts';
import { sessions } from './session.tables.ts';

/** How stale "last used" may be; saves a write per request. */
const touchEveryMs = minutesMs(5);

/** A wellbeing business of the fitness or spa sub-category counts as that type (spec §6). */
export const effectiveType = (sellerType: SellerType, subType: string | null): SellerType =>
  sellerType === 'wellbeing' && (subType === 'fitness' || subType === 'spa') ? subType : sellerType;

const sessionQuery = (database: Database) =>
  database.db
    .select({ session: sessions, user: users, permissions: roles.permissions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(admins, eq(admins.userId, users.id))
    .leftJoin(roles, eq(roles.id, admins.roleId))
    .where(eq(sessions.tokenDigest, sql.placeholder('digest')))
    .prepare('session_by_token');

/** Turns a bearer token or session cookie into the calling user. */
export function createAuthenticate(database: Database): Authenticate {
  const findSession = sessionQuery(database);

  return async (token) => {
    const [found] = await findSession.execute({ digest: digestOf(token) });
    if (!found || found.session.revokedAt) throw new Problem('token-invalid');
    const { session, user, permissions } = found;
    const now = clock.now();
    if (session.expiresAt <= now) throw new Problem('session-expired');
    if (user.status === 'blocked' || user.status === 'deleted') throw new Problem('token-invalid');

    if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs)
      await database.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
    return {
      id: user.id,
      sellerType: effectiveType(user.sellerType, user.subType),
      isAdmin: session.isAdmin && permissions !== null,
      permissions: session.isAdmin ? (permissions ?? []) : [],
      sessionId: session.id,
      actingAdminId: session.actingAdminId,
    };
  };
}
