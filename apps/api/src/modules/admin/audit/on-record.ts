import type { Reader, Tx } from '../../../platform/db/database.ts';
import { addEntry, type Entry } from './add-entry.ts';

/** Performs an admin's action and logs it in one transaction. */
export const onRecord = <T>(
  db: Reader,
  actor: { id: number },
  work: (tx: Tx, record: (entry: Entry) => Promise<void>) => Promise<T>,
): Promise<T> => db.transaction((tx) => work(tx, (entry) => addEntry(tx, actor.id, entry)));
