import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { lockUser } from '../../identity/index.ts';
import { presentAddress } from './address.present.ts';
import { dropDefault, getAddress } from './address.queries.ts';
import { type AddressChanges, changedForm, writtenAddress } from './address.rules.ts';
import { type AddressRow, addresses } from './address.tables.ts';

/** Changes the given fields; the default can only be moved, never given up. */
export function updateAddress(
  db: Db,
  userId: number,
  addressId: number,
  changes: AddressChanges,
): Promise<AddressRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const address = await getAddress(tx, userId, addressId);
    const { lat, lng, ...shown } = presentAddress(address);
    const point = lat === null || lng === null ? { lat: undefined, lng: undefined } : { lat, lng };
    const form = changedForm(address, { ...shown, ...point }, changes);
    const written = writtenAddress(form);

    const isDefault = address.isDefault || changes.is_default === true;
    if (isDefault) await dropDefault(tx, userId, addressId);
    const [saved] = await tx
      .update(addresses)
      .set({ ...written, isDefault, updatedAt: clock.now() })
      .where(eq(addresses.id, addressId))
      .returning();
    if (!saved) throw new Error('the address was not written');
    return saved;
  });
}
