import { and, isNull, lt } from 'drizzle-orm';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { carts } from './cart.tables.ts';
import { guestCartDays } from './cart-owner.ts';

/** Deletes carts of visitors who have not come back. */
export const sweepCarts: Job = async (db) => {
  await db
    .delete(carts)
    .where(and(isNull(carts.userId), lt(carts.updatedAt, fromNow(-daysMs(guestCartDays)))));
};
