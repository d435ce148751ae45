import { daysMs } from '../../apps/api/src/platform/clock.ts';
import type { OpeningProgress } from '../../apps/api/src/platform/opening.ts';
import type { Cast, Ground } from './ground.ts';
import type { Market } from './market.ts';

/** The age of the market. */
export const marketDays = 90;

/** One trade's history, day by day. */
export interface Life {
  /** How long before the end of each day it is active. */
  beforeNight: (daysAgo: number) => number;
  open?: () => Promise<void>;
  liveDay: (daysAgo: number) => Promise<void>;
  /** Finishes what is open when the visitor comes. */
  close?: () => Promise<void>;
}

/** A part of the market, made in a separate process in parallel with the others. */
export type Part = (cast: Cast, ground: Ground) => Life;

/** Runs through all days up to now, with everything that becomes due on the way. */
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
