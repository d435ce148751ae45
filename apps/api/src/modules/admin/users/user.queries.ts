import { eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { admins, roles, type UserRow, users } from '../../identity/index.ts';

/** The account in any state: an erased one keeps its history. */
export async function getAnyUser(reader: Reader, id: number): Promise<UserRow> {
  const [user] = await reader.select().from(users).where(eq(users.id, id));
  if (!user) throw new Problem('user-not-found');
  return user;
}

/** The roles of those of these users who are admins. */
export async function rolesOf(
  reader: Reader,
  userIds: readonly number[],
): Promise<Map<number, { id: number; name: string }>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader
    .select({ userId: admins.userId, id: roles.id, name: roles.name })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.roleId))
    .where(inArray(admins.userId, [...userIds]));
  return new Map(rows.map(({ userId, ...role }) => [userId, role]));
}
