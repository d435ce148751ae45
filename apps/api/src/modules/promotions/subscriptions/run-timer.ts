import type { TimedMove } from '../../../platform/module.ts';
import { fallDue } from './fall-due.ts';
import { giveUp } from './give-up.ts';
import { retryRenewal } from './retry-renewal.ts';

const timed: Record<string, TimedMove> = { 'fall-due': fallDue, retry: retryRenewal, 'give-up': giveUp };

/** The timed moves of a subscription. */
export const runTimer: TimedMove = async (db, subscriptionId, move) =>
  timed[move]?.(db, subscriptionId, move);
