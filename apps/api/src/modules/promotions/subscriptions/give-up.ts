import { clock } from '../../../platform/clock.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { voidAwaiting } from './period.queries.ts';
import { lockSubscription, moveSubscription } from './subscription.queries.ts';

/** Drops a choice that was never paid. */
export const giveUp: TimedMove = (db, subscriptionId) =>
  db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId);
    if (subscription.state !== 'pending' || !(await voidAwaiting(tx, subscription))) return;
    const changes = { closedAt: clock.now() };
    await moveSubscription(tx, subscription, { move: 'give-up', by: 'system', changes });
  });
