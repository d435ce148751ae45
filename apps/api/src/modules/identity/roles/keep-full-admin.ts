import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { users } from '../users/user.tables.ts';
import { isFull } from './role.rules.ts';
import { admins, type RoleRow, roles } from './role.tables.ts';

/** One change at a time, so that two admins cannot remove each other; the number is arbitrary but fixed. */
const fullAdminLock = 7_216_001;

/**
 * Refuses a change that would leave nobody with every permission; called after the write, with the role that was
 * taken away.
 */
export async function keepFullAdmin(tx: Tx, lost: Pick<RoleRow, 'permissions'> | undefined): Promise<void> {
  if (!lost || !isFull(lost.permissions)) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${fullAdminLock})`);
  const [left] = await tx
    .select({ id: admins.userId })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.roleId))
    .innerJoin(users, eq(users.id, admins.userId))
    .where(and(sql`'*' = any(${roles.permissions})`, notInArray(users.status, ['blocked', 'deleted'])))
    .limit(1);
  if (!left) throw new Problem('last-admin');
}
