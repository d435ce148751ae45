import type { TimedMove } from '../../../platform/module.ts';
import { arriveOrder } from './arrive-order.ts';
import { cancelLines } from './cancel-lines.ts';
import { finishOrder } from './finish-order.ts';
import { hurryOrder } from './hurry-order.ts';
import { orderLife } from './order.life.ts';
import { lockOrder } from './order.queries.ts';

/** Timed moves: nobody accepted, sent, confirmed the arrival of, or disputed the order. */
export const orderOnTime: TimedMove = (db, orderId, move) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isDue = orderLife.movesFor(order.state, 'system').some((open) => open === move);
    if (!isDue) return;
    const actor = { by: 'system', byUserId: null } as const;
    if (move === 'time-out')
      await cancelLines(tx, order, { ...actor, reason: 'The seller has not answered in time' });
    else if (move === 'remind') await hurryOrder(tx, order);
    else if (move === 'arrive') await arriveOrder(tx, order, actor);
    // An order with an open return is completed when the return ends.
    else if (move === 'close' && order.openReturns === 0)
      await finishOrder(tx, order, { ...actor, move: 'close' });
  });
