import type { PostageFields } from '@souk/contract/modules/sellers/postage';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { postageDetails, postageMethods } from './postage.tables.ts';

/** Replaces the postage of a business that is locked. */
export async function writePostage(tx: Tx, businessId: number, fields: PostageFields): Promise<void> {
  const details = {
    freeOverCents: fields.free_over,
    hasPickup: fields.pickup,
    dispatchDays: fields.dispatch_days,
  };
  await tx
    .insert(postageDetails)
    .values({ businessId, ...details })
    .onConflictDoUpdate({ target: postageDetails.businessId, set: details });
  await tx.delete(postageMethods).where(eq(postageMethods.businessId, businessId));
  if (fields.methods.length === 0) return;
  await tx.insert(postageMethods).values(
    fields.methods.map(({ name, price, days }, index) => ({
      businessId,
      position: index + 1,
      name,
      priceCents: price,
      days,
    })),
  );
}
