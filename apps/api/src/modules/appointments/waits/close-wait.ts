import type { Tx } from '../../../platform/db/database.ts';
import { lockWait, moveWait } from './wait.queries.ts';

/** Whoever deletes their account waits for nothing any more; what was held for them goes to the next. */
export async function closeWait(tx: Tx, id: number): Promise<void> {
  const wait = await lockWait(tx, id);
  if (wait.closedAt !== null) return;
  await moveWait(tx, wait, { move: wait.state === 'Offered' ? 'decline' : 'leave', by: 'customer' });
}
