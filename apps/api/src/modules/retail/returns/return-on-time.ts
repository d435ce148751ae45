import type { TimedMove } from '../../../platform/module.ts';
import { agreeToReturn } from './agree-to-return.ts';
import { lockWithOrder } from './lock-own-return.ts';
import { payReturnBack } from './pay-return-back.ts';
import { returnLife } from './return.life.ts';
import { moveReturn } from './return.queries.ts';
import { settleReturn } from './settle-return.ts';
import { takeReturnBack } from './take-return-back.ts';

/**
 * Timed moves: silence approves a return, one that was never sent is closed, a sent one counts as received, and a
 * received one is refunded.
 */
export const returnOnTime: TimedMove = (db, returnId, move) =>
  db.transaction(async (tx) => {
    const locked = await lockWithOrder(tx, returnId);
    const isDue = returnLife.movesFor(locked.row.state, 'system').some((open) => open === move);
    if (!isDue) return;
    const actor = { by: 'system', byUserId: null } as const;
    if (move === 'approve-silently') await agreeToReturn(tx, locked, actor);
    else if (move === 'refund-silently') await payReturnBack(tx, locked, actor);
    else if (move === 'receive-silently') await takeReturnBack(tx, locked, { ...actor, isSellable: null });
    else if (move === 'lapse') {
      const row = await moveReturn(tx, locked.row, { move: 'lapse', by: 'system' });
      await settleReturn(tx, { ...locked, row }, { isBack: false, isRefused: false });
    }
  });
