import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clock, daysMs, minutesMs } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Authenticate } from '../../../platform/http/user.ts';
import { digestOf } from '../../../platform/ids.ts';
import { admins, roles } from '../roles/role.tables.ts';
import { effectiveType } from '../users/effective-type.ts';
import { users } from '../users/user.tables.ts';
import { sessions } from './session.tables.ts';

/** How stale "last used" may be; saves a write per request. */
const touchEveryMs = minutesMs(5);

const actingAdmins = alias(admins, 'acting_admins');

const sessionQuery = (database: Database) =>
  database.db
    .select({
      session: sessions,
      user: users,
      permissions: roles.permissions,
      actingAdminId: actingAdmins.userId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(admins, eq(admins.userId, users.id))
    .leftJoin(roles, eq(roles.id, admins.roleId))
    .leftJoin(actingAdmins, eq(actingAdmins.userId, sessions.actingAdminId))
    .where(eq(sessions.tokenDigest, sql.placeholder('digest')))
    .prepare('session_by_token');

type Found = Awaited<ReturnType<ReturnType<typeof sessionQuery>['execute']>>[number];

/** Refuses a token whose session has ended, for whatever reason. */
function checkOpen(found: Found | undefined, now: Date, idleMs: number): asserts found is Found {
  if (!found || found.session.revokedAt) throw new Problem('token-invalid');
  const { session, user } = found;
  if (session.expiresAt <= now) throw new Problem('session-expired');
  if (session.lastUsedAt.getTime() + idleMs <= now.getTime()) throw new Problem('session-expired');
  // A former admin can no longer act for anybody.
  if (session.actingAdminId !== null && found.actingAdminId === null) throw new Problem('token-invalid');
  if (user.status === 'blocked' || user.status === 'deleted') throw new Problem('token-invalid');
}

/** Turns a bearer token or session cookie into the calling user. */
export function createAuthenticate(
  database: Database,
  config: Pick<Config, 'SESSION_IDLE_DAYS'>,
): Authenticate {
  const findSession = sessionQuery(database);

  return async (token) => {
    const [found] = await findSession.execute({ digest: digestOf(token) });
    const now = clock.now();
    checkOpen(found, now, daysMs(config.SESSION_IDLE_DAYS));
    const { session, user, permissions } = found;

    if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs)
      await database.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
    return {
      id: user.id,
      sellerType: effectiveType(user.sellerType, user.subType),
      isAdmin: session.isAdmin && permissions !== null,
      permissions: session.isAdmin ? (permissions ?? []) : [],
      sessionId: session.id,
      actingAdminId: session.actingAdminId,
      isConfirmed: user.confirmedAt !== null,
      displayTimeZone: user.displayTimeZone,
    };
  };
}
