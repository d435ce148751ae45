import type { Reader } from '../../../platform/db/database.ts';
import { lockOwnWait, moveWait } from './wait.queries.ts';
import type { WaitRow } from './wait.tables.ts';

/** Leaves the waiting list of a day. */
export const leaveWaitingList = (db: Reader, customer: { id: number }, id: number): Promise<WaitRow> =>
  db.transaction(async (tx) =>
    moveWait(tx, await lockOwnWait(tx, id, customer), { move: 'leave', by: 'customer' }),
  );
