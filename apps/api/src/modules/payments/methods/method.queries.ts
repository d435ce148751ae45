import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { customers, type MethodRow, methods } from './method.tables.ts';

/** A person's saved methods, the default one first, then the newest. */
export const listMethods = (reader: Reader, userId: number): Promise<MethodRow[]> =>
  reader
    .select()
    .from(methods)
    .where(eq(methods.userId, userId))
    .orderBy(desc(methods.isDefault), desc(methods.id));

/** A method of this person's own; to everybody else there is no such method. */
export async function getMethod(reader: Reader, userId: number, methodId: number): Promise<MethodRow> {
  const [method] = await reader
    .select()
    .from(methods)
    .where(and(eq(methods.id, methodId), eq(methods.userId, userId)));
  if (!method) throw new Problem('record-not-found');
  return method;
}

/** The user as this provider knows them. */
export async function findCustomer(reader: Reader, userId: number, provider: string) {
  const [customer] = await reader
    .select()
    .from(customers)
    .where(and(eq(customers.userId, userId), eq(customers.provider, provider)));
  return customer;
}

/** Makes this method the one that is offered first; the person is locked by the caller. */
export async function makeDefault(tx: Tx, { id, userId }: MethodRow): Promise<void> {
  await tx
    .update(methods)
    .set({ isDefault: false })
    .where(and(eq(methods.userId, userId), eq(methods.isDefault, true)));
  await tx.update(methods).set({ isDefault: true }).where(eq(methods.id, id));
}
