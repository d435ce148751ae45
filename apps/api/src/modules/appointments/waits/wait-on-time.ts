import type { TimedMove } from '../../../platform/module.ts';
import { tellWaits } from './tell-wait.ts';
import { waitLife } from './wait.life.ts';
import { lockWait, moveWait } from './wait.queries.ts';

/** An offer was not answered in time, or the day is too near for another: whoever waited is told. */
export const waitOnTime: TimedMove = (db, id, move) =>
  db.transaction(async (tx) => {
    const wait = await lockWait(tx, id);
    const due = waitLife.movesFor(wait.state, 'system').find((open) => open === move);
    if (due) await tellWaits(tx, [await moveWait(tx, wait, { move: due, by: 'system' })]);
  });
