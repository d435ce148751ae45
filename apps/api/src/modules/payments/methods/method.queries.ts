import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { customers, type MethodRow, methods } from './method.tables.ts';

/** A user's saved methods, the default first, then the newest. */
export const listMethods = (reader: Reader, userId: number): Promise<MethodRow[]> =>
  reader
    .select()
    .from(methods)
    .where(eq(methods.userId, userId))
    .orderBy(desc(methods.isDefault), desc(methods.id));

/** A method of this user's own; anybody else's does not exist for them. */
export async function getMethod(reader: Reader, userId: number, methodId: number): Promise<MethodRow> {
  const [method] = await reader
    .select()
    .from(methods)
    .where(and(eq(methods.id, methodId), eq(methods.userId, userId)));
  if (!method) throw new Problem('record-not-found');
  return method;
}

/** The user's customer record with this provider. */
export async function findCustomer(reader: Reader, userId: number, provider: string) {
  const [customer] = await reader
    .select()
    .from(customers)
    .where(and(eq(customers.userId, userId), eq(customers.provider, provider)));
  return customer;
}

/** Makes this method the default; the caller has locked the user. */
export async function makeDefault(tx: Tx, { id, userId }: MethodRow): Promise<void> {
  await tx
    .update(methods)
    .set({ isDefault: false })
    .where(and(eq(methods.userId, userId), eq(methods.isDefault, true)));
  await tx.update(methods).set({ isDefault: true }).where(eq(methods.id, id));
}
