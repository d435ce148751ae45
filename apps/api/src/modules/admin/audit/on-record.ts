import type { Reader, Tx } from '../../../platform/db/database.ts';
import { addEntry, type Deed } from './add-entry.ts';

/** Does something for an admin and writes down what, as one: neither is kept without the other. */
export const onRecord = <T>(
  db: Reader,
  actor: { id: number },
  work: (tx: Tx, record: (deed: Deed) => Promise<void>) => Promise<T>,
): Promise<T> => db.transaction((tx) => work(tx, (deed) => addEntry(tx, actor.id, deed)));
