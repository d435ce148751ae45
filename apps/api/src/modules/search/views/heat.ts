import { type SQL, sql } from 'drizzle-orm';

/** A view counts half after a week. */
const halfLifeMs = 7 * 24 * 3600 * 1000;
const epochMs = Date.UTC(2022, 0, 1);

/**
 * The logarithm of one event's weight at this moment; newer events weigh more, so that old ones need no update.
 */
export const heatOf = (at: Date): number => ((at.getTime() - epochMs) / halfLifeMs) * Math.LN2;

/** The sum of two weights, all as logarithms. */
export const warmer = (a: SQL, b: SQL): SQL =>
  sql`greatest(${a}, ${b}) + ln(1 + exp(-least(abs(${a} - ${b}), 600)))`;
