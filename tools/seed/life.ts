import { daysMs } from '../../apps/api/src/platform/clock.ts';
import type { OpeningProgress } from '../../apps/api/src/platform/opening.ts';
import type { Cast, Ground } from './ground.ts';
import type { Market } from './market.ts';

/** The market is so old. */
export const marketDays = 90;

/** What one trade lives through, day by day. */
export interface Life {
  /** How long before the end of each day it is at work. */
  beforeNight: (daysAgo: number) => number;
  open?: () => Promise<void>;
  liveDay: (daysAgo: number) => Promise<void>;
  /** What stands open when the visitor comes. */
  close?: () => Promise<void>;
}

/** A part of the market, made in a process of its own beside the others. */
export type Part = (cast: Cast, ground: Ground) => Life;

/** Lives through all days up to now, and does what falls due on the way. */
export async function liveThrough(
  market: Market,
  { beforeNight, open, liveDay, close }: Life,
  tell: (progress: OpeningProgress) => void,
): Promise<void> {
  market.goBack(daysMs(marketDays) + beforeNight(marketDays));
  await open?.();
  for (let daysAgo = marketDays; daysAgo >= 0; daysAgo -= 1) {
    await liveDay(daysAgo);
    const toNext = daysAgo > 0 ? daysMs(1) - beforeNight(daysAgo - 1) : 0;
    await market.pass(beforeNight(daysAgo) + toNext);
    tell({ daysMade: marketDays - daysAgo, days: marketDays });
  }
  await close?.();
}
