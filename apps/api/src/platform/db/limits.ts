import { hoursMs, minutesMs } from '../clock.ts';

/** How long the database works, waits for a lock, and holds a transaction open for whoever asks. */
export interface Limits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** Nobody waits longer for a page; what takes so long stands in everybody's way. */
export const requestLimits: Limits = {
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: minutesMs(1),
};

/** Work that nobody waits for: nightly runs, imports, the demo market. */
export const jobLimits: Limits = {
  statement_timeout: minutesMs(10),
  lock_timeout: minutesMs(1),
  idle_in_transaction_session_timeout: minutesMs(15),
};

/** A migration may rewrite a large table, and waits for the process that migrates before it. */
export const migrationLimits: Limits = {
  statement_timeout: hoursMs(6),
  lock_timeout: hoursMs(1),
  idle_in_transaction_session_timeout: hoursMs(1),
};

/** Canceled at its time, no lock within its time, connection ended while its transaction was left open. */
const exceeded = new Set(['57014', '55P03', '25P03']);
/** The driver's own words have no code. */
const noConnection = /timeout exceeded when trying to connect/;

/** Whether a limit was reached: it is nobody's fault, and a moment later all may be well. */
export function isLimitReached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return exceeded.has(code) || noConnection.test(error.message) || isLimitReached(error.cause);
}
