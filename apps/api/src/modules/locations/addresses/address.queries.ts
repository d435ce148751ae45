import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type AddressRow, addresses } from './address.tables.ts';

/** The address book, the default first, then the newest. */
export const listAddressesOf = (reader: Reader, userId: number): Promise<AddressRow[]> =>
  reader
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));

/** One of this user's addresses; somebody else's is not found. */
export async function getAddress(reader: Reader, userId: number, addressId: number): Promise<AddressRow> {
  const [address] = await reader
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)));
  if (!address) throw new Problem('record-not-found');
  return address;
}

/** The address that checkouts start with. */
export async function findDefaultAddress(reader: Reader, userId: number): Promise<AddressRow | undefined> {
  const [address] = await reader
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  return address;
}

/** Clears the default flag for another address; the verb has locked the user's row. */
export async function dropDefault(tx: Tx, userId: number, exceptId = 0): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false, updatedAt: clock.now() })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, exceptId)));
}

/** Everything in the address book, oldest first, for its owner's export. */
export const exportAddresses = (reader: Reader, userId: number): Promise<AddressRow[]> =>
  reader.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.id));

export async function eraseAddresses(tx: Tx, userId: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId));
}
