import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockUser } from '../../identity/index.ts';
import { dropDefault } from './address.queries.ts';
import { type AddressForm, maxAddresses, writtenAddress } from './address.rules.ts';
import { type AddressRow, addresses } from './address.tables.ts';

/** Adds an address; the first one, or one that asks for it, becomes the default. */
export function createAddress(db: Db, userId: number, form: AddressForm): Promise<AddressRow> {
  const written = writtenAddress(form);
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const count = await tx.$count(addresses, eq(addresses.userId, userId));
    if (count >= maxAddresses) throw new Problem('too-many-addresses');

    const isDefault = count === 0 || form.is_default === true;
    if (isDefault && count > 0) await dropDefault(tx, userId);
    const [address] = await tx
      .insert(addresses)
      .values({ ...written, userId, isDefault })
      .returning();
    if (!address) throw new Error('the address was not written');
    return address;
  });
}
