import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { clock } from './clock.ts';
import type { Reader, Tx } from './db/database.ts';
import { keptOfDatabase } from './kept.ts';

interface Keeping<Value extends object> {
  /** On which processes learn whose value has changed; nothing said means all. */
  channel: string;
  load: (reader: Reader, keys: readonly number[]) => Promise<ReadonlyMap<number, Value>>;
}

export interface KeptRows<Value> {
  channel: string;
  /** From memory where nothing has changed; what does not exist is left out and asked for again. */
  of: (reader: Reader, keys: readonly number[]) => Promise<Map<number, Value>>;
  /** Says in every process that this transaction changes what stands under the key. */
  changes: (tx: Tx, key: number) => Promise<void>;
  /** Called when a process has committed a change. */
  drop: (payload: string) => void;
}

/** Should a message be lost with its connection, nothing stale lives longer. */
const longestMs = 60_000;
/** A change is committed within so many milliseconds; until then nothing that is read is kept. */
const settlingMs = 10_000;
const most = 5000;

/** What calls read far more often than anybody changes it, kept in the process by its id. */
export function keepRows<Value extends object>({ channel, load }: Keeping<Value>): KeptRows<Value> {
  const kept = keptOfDatabase(new LRUCache<number, Value>({ max: most, ttl: longestMs }));
  const changedAtMs = keptOfDatabase(new LRUCache<number, number>({ max: most }));
  let drops = 0;

  /** The product's time may be moved either way, so only the distance counts. */
  const isSettling = (key: number) =>
    Math.abs(clock.now().getTime() - (changedAtMs.get(key) ?? Number.NEGATIVE_INFINITY)) < settlingMs;

  function drop(payload: string): void {
    drops += 1;
    if (payload) kept.delete(Number(payload));
    else kept.clear();
  }

  return {
    channel,
    drop,
    of: async (reader, keys) => {
      const wanted = [...new Set(keys)];
      const found = new Map<number, Value>();
      for (const key of wanted) {
        const value = kept.get(key);
        if (value) found.set(key, value);
      }
      const missing = wanted.filter((key) => !found.has(key));
      if (missing.length === 0) return found;
      const before = drops;
      for (const [key, value] of await load(reader, missing)) {
        found.set(key, value);
        // What was read before a change came is not kept after it.
        if (before === drops && !isSettling(key)) kept.set(key, value);
      }
      return found;
    },
    changes: async (tx, key) => {
      drop(String(key));
      changedAtMs.set(key, clock.now().getTime());
      await tx.execute(sql`select pg_notify(${channel}, ${String(key)})`);
    },
  };
}
