import type { TimedMove } from '../../../platform/module.ts';
import { agreeToReturn, freePieces } from './agree-to-return.ts';
import { lockWithOrder } from './lock-own-return.ts';
import { payReturnBack } from './pay-return-back.ts';
import { returnLife } from './return.life.ts';
import { moveReturn } from './return.queries.ts';

/** Time acts: a silent seller has agreed, what was never sent is closed, what was received is paid back. */
export const returnOnTime: TimedMove = (db, returnId, move) =>
  db.transaction(async (tx) => {
    const locked = await lockWithOrder(tx, returnId);
    const isDue = returnLife.movesFor(locked.row.state, 'system').some((open) => open === move);
    if (!isDue) return;
    const actor = { by: 'system', byUserId: null } as const;
    if (move === 'approve-silently') await agreeToReturn(tx, locked, actor);
    else if (move === 'refund-silently') await payReturnBack(tx, locked, actor);
    else if (move === 'lapse')
      await freePieces(tx, await moveReturn(tx, locked.row, { move: 'lapse', by: 'system' }));
  });
