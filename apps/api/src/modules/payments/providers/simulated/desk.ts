import type { Db } from '../../../../platform/db/database.ts';
import { digestOf } from '../../../../platform/ids.ts';
import { ProviderRefusal } from '../provider.ts';
import type { SimulatorName } from './simulated.tables.ts';

/** A simulator's name, and its own database connections, so that its rows survive a rollback of the caller. */
export interface Desk {
  provider: SimulatorName;
  db: Db;
}

interface Making<R> {
  key: string;
  request: object;
  find: () => Promise<R[]>;
  /** Inserts unless another call with the key was faster. */
  insert: (requestDigest: string) => Promise<R[]>;
}

/** Makes two requests equal whatever the order of their fields. */
const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Makes a thing once per key; a key reused for another request is refused, as real providers do. */
export async function oncePerKey<R extends { requestDigest: string }>(
  making: Making<R>,
): Promise<{ row: R; isNew: boolean }> {
  const requestDigest = digestOf(JSON.stringify(making.request, sorted));
  const [known] = await making.find();
  const [made] = known ? [] : await making.insert(requestDigest);
  const row = known ?? made ?? (await making.find())[0];
  if (!row) throw new Error('A thing was neither made nor found by its key.');
  if (row.requestDigest !== requestDigest) throw new ProviderRefusal('The key was used for another request.');
  return { row, isNew: made !== undefined };
}
