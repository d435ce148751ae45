import type { PostageFields, PostageMethodFields } from '@souk/contract/modules/sellers/postage';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { postageBands, postageDetails, postageMethods } from './postage.tables.ts';

/** The one price, or the lowest of the table. */
function lowestOf({ price, bands }: PostageMethodFields): number {
  const cells = bands.flatMap(({ prices }) => Object.values(prices).filter((cents) => cents !== null));
  return cells.length > 0 ? Math.min(...cells) : (price ?? 0);
}

const bandRows = (businessId: number, methods: readonly PostageMethodFields[]) =>
  methods.flatMap(({ bands }, index) =>
    bands.map(({ upToGrams, prices }) => ({
      ...{ businessId, methodPosition: index + 1, upToGrams },
      ...{ localCents: prices.local, stateCents: prices.state },
      ...{ interstateCents: prices.interstate, remoteCents: prices.remote },
    })),
  );

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
  // Their tables go with them.
  await tx.delete(postageMethods).where(eq(postageMethods.businessId, businessId));
  if (fields.methods.length === 0) return;
  await tx.insert(postageMethods).values(
    fields.methods.map((method, index) => ({
      businessId,
      position: index + 1,
      name: method.name,
      priceCents: lowestOf(method),
      days: method.days,
    })),
  );
  const bands = bandRows(businessId, fields.methods);
  if (bands.length > 0) await tx.insert(postageBands).values(bands);
}
