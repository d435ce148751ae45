import { LRUCache } from 'lru-cache';
import { clock, hoursMs, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { offLicence } from '../imports/off-product.ts';
import { addProduct } from '../products/add-product.ts';
import { findByGtin } from '../products/product.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';
import type { FoodLookup } from './food-lookup.ts';

/** Codes that other sources do not know are not looked up again for a while. */
const unknownFor = hoursMs(1);
/** Open Food Facts allows 100 requests a minute; several processes share that. */
const mostPerMinute = 30;

interface Memory {
  unknown: LRUCache<string, true>;
  minute: number;
  asked: number;
}
const memories = new WeakMap<FoodLookup, Memory>();

function memoryOf(lookup: FoodLookup): Memory {
  const fresh = {
    unknown: new LRUCache<string, true>({ max: 10_000, ttl: unknownFor }),
    minute: 0,
    asked: 0,
  };
  const memory = memories.get(lookup) ?? fresh;
  memories.set(lookup, memory);
  return memory;
}

function mayAsk(memory: Memory, gtin: string): boolean {
  const minute = Math.floor(clock.now().getTime() / minutesMs(1));
  if (memory.minute !== minute) Object.assign(memory, { minute, asked: 0 });
  if (memory.unknown.has(gtin) || memory.asked >= mostPerMinute) return false;
  memory.asked += 1;
  return true;
}

export interface Lookups {
  lookup: FoodLookup | undefined;
  log: Log;
}

/**
 * Looks an unknown code up online and keeps the result. The request is made outside any transaction, and if it fails
 * the code simply stays unknown.
 */
export async function lookUpProduct(
  db: Db,
  { lookup, log }: Lookups,
  gtin: string,
): Promise<ProductRow | undefined> {
  if (!lookup) return undefined;
  const memory = memoryOf(lookup);
  if (!mayAsk(memory, gtin)) return undefined;
  const facts = await lookup.find(gtin).catch((error: unknown) => {
    log.warn({ err: error }, 'the lookup of a food failed');
    return null;
  });
  if (facts === undefined) memory.unknown.set(gtin, true);
  if (!facts) return undefined;
  const source = { source: 'open-food-facts', licence: offLicence, state: 'verified' } as const;
  await db.transaction((tx) => addProduct(tx, { gtin, facts, ...source }));
  return findByGtin(db, gtin);
}
