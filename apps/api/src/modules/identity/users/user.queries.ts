import { and, eq, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type UserRow, users } from './user.tables.ts';

/** The user with this address, deleted accounts aside. */
export async function findUserByEmail(reader: Reader, email: string): Promise<UserRow | undefined> {
  const [user] = await reader
    .select()
    .from(users)
    .where(and(eq(users.email, email), ne(users.status, 'deleted')));
  return user;
}

/** The user, deleted accounts aside. */
export async function getUser(reader: Reader, userId: number): Promise<UserRow> {
  const [user] = await reader
    .select()
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')));
  if (!user) throw new Problem('user-not-found');
  return user;
}

/** Locks the account until the transaction ends, so that two changes cannot cross. */
export async function lockUser(tx: Tx, userId: number): Promise<UserRow> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')))
    .for('update');
  if (!user) throw new Problem('user-not-found');
  return user;
}
