import { getTableColumns, sql } from 'drizzle-orm';
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
    if (form.is_default === true) await dropDefault(tx, userId);
    const others = sql`from ${addresses} where user_id = ${userId}`;
    const isDefault = form.is_default === true || sql<boolean>`not exists (select ${others})`;
    const [saved] = await tx
      .insert(addresses)
      .values({ ...written, userId, isDefault })
      .returning({ ...getTableColumns(addresses), before: sql<number>`(select count(*)::int ${others})` });
    if (!saved) throw new Error('the address was not written');
    const { before, ...address } = saved;
    if (before >= maxAddresses) throw new Problem('too-many-addresses');
    return address;
  });
}
