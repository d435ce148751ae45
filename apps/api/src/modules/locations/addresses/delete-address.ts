import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { lockUser } from '../../identity/index.ts';
import { getAddress, listAddressesOf } from './address.queries.ts';
import { addresses } from './address.tables.ts';

/** Deletes an address; if it was the default, the newest of the others becomes it. */
export function deleteAddress(db: Db, userId: number, addressId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const address = await getAddress(tx, userId, addressId);
    await tx.delete(addresses).where(eq(addresses.id, address.id));
    const [heir] = address.isDefault ? await listAddressesOf(tx, userId) : [];
    if (heir)
      await tx
        .update(addresses)
        .set({ isDefault: true, updatedAt: clock.now() })
        .where(eq(addresses.id, heir.id));
  });
}
