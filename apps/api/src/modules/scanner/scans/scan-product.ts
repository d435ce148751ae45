import type { Db, Reader } from '../../../platform/db/database.ts';
import type { Viewer as Looker } from '../../search/index.ts';
import { type Lookups, lookUpProduct } from '../lookups/look-up-product.ts';
import { gtinOf } from '../products/code.rules.ts';
import { checkSeen, isPublic, type Viewer } from '../products/product.policy.ts';
import { findByGtin, listVersionsSince } from '../products/product.queries.ts';
import type { ProductChange, ProductRow } from '../products/product.tables.ts';
import { noteScan } from './note-scan.ts';

/** The changes of a recipe since the user last scanned it. */
export interface RecipeChange {
  version: number;
  changedAt: Date;
  changes: ProductChange[];
}

const isRecipe = ({ field }: ProductChange) => field === 'ingredients' || field === 'labels';

/** Changes the user has not seen: each list as it was then and as it is now. */
async function changeSince(
  reader: Reader,
  { id, version }: ProductRow,
  seenVersion: number,
): Promise<RecipeChange | undefined> {
  if (seenVersion >= version) return undefined;
  const versions = await listVersionsSince(reader, id, seenVersion);
  const joined = new Map<string, ProductChange>();
  for (const change of versions.flatMap(({ changes }) => changes.filter(isRecipe))) {
    const key = `${change.field}:${change.language}`;
    joined.set(key, { ...change, before: joined.get(key)?.before ?? change.before });
  }
  const changes = [...joined.values()].filter(({ before, after }) => before !== after);
  const last = versions.at(-1);
  return last && changes.length > 0 ? { version, changedAt: last.changedAt, changes } : undefined;
}

interface Scanning extends Lookups {
  viewer: Viewer | null;
  /** Who the scan is recorded for. */
  looker: Looker;
}

/** Finds the food of a barcode, in other sources too where settings allow it, and records the scan. */
export async function scanProduct(
  db: Db,
  productCode: string,
  { viewer, looker, ...others }: Scanning,
): Promise<{ product: ProductRow; change: RecipeChange | undefined }> {
  const gtin = gtinOf(productCode);
  const known = (await findByGtin(db, gtin)) ?? (await lookUpProduct(db, others, gtin));
  const product = checkSeen(known, viewer);
  if (!isPublic(product)) return { product, change: undefined };
  const { lastVersion } = await noteScan(db, looker, { productId: product.id, version: product.version });
  return { product, change: lastVersion ? await changeSince(db, product, lastVersion) : undefined };
}
