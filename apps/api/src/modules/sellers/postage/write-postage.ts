import {
  type PostageFields,
  type PostageMethodFields,
  sameNameText,
} from '@souk/contract/modules/sellers/postage';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';
import { postageBands, postageDetails, postageMethods } from './postage.tables.ts';

/** The single price, or the lowest of the table. */
function lowestOf({ price, bands }: PostageMethodFields): number {
  const cells = bands.flatMap(({ prices }) => Object.values(prices).filter((cents) => cents !== null));
  return cells.length > 0 ? Math.min(...cells) : (price ?? 0);
}

const bandRows = (businessId: number, methods: readonly PostageMethodFields[]) =>
  methods.flatMap(({ bands }, index) =>
    bands.map(({ upToGrams, prices }) => ({
      businessId,
      methodPosition: index + 1,
      upToGrams,
      localCents: prices.local,
      stateCents: prices.state,
      interstateCents: prices.interstate,
      remoteCents: prices.remote,
    })),
  );

/** An index allows a shop each method name once, ignoring case. */
async function insertMethod(tx: Tx, row: typeof postageMethods.$inferInsert): Promise<void> {
  await tx
    .insert(postageMethods)
    .values(row)
    .catch((error: unknown) => {
      if (!isDuplicate(error, 'postage_methods_name')) throw error;
      throw fieldProblem(`methods.${row.position - 1}.name`, sameNameText);
    });
}

/** Replaces the postage of a locked business. */
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
  // Their bands are deleted with them.
  const former = await tx
    .delete(postageMethods)
    .where(eq(postageMethods.businessId, businessId))
    .returning({ id: postageMethods.id, name: postageMethods.name });
  if (fields.methods.length === 0) return;
  const idsByName = new Map(former.map(({ id, name }) => [name, id]));
  for (const [index, method] of fields.methods.entries()) {
    const id = idsByName.get(method.name);
    await insertMethod(tx, {
      ...(id === undefined ? {} : { id }),
      businessId,
      position: index + 1,
      name: method.name,
      priceCents: lowestOf(method),
      days: method.days,
    });
  }
  const bands = bandRows(businessId, fields.methods);
  if (bands.length > 0) await tx.insert(postageBands).values(bands);
}
