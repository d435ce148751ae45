import type { Reader } from '../../../platform/db/database.ts';
import { lockOwnWait, moveWait } from './wait.queries.ts';
import type { WaitRow } from './wait.tables.ts';

/** Declines the time that is held and leaves the list; it goes to the next. */
export const declineFreedTime = (db: Reader, customer: { id: number }, id: number): Promise<WaitRow> =>
  db.transaction(async (tx) =>
    moveWait(tx, await lockOwnWait(tx, id, customer), { move: 'decline', by: 'customer' }),
  );
