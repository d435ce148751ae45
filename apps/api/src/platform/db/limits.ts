import { hoursMs, minutesMs } from '../clock.ts';

/** How long a query may run, wait for a lock, and hold its transaction open. */
export interface Limits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** Nobody waits longer for a page, and a query that takes so long blocks others. */
export const requestLimits: Limits = {
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: minutesMs(1),
};

/** For work that nobody waits for: nightly jobs, imports, the demo market. */
export const jobLimits: Limits = {
  statement_timeout: minutesMs(10),
  lock_timeout: minutesMs(1),
  idle_in_transaction_session_timeout: minutesMs(15),
};

/** A migration may rewrite a large table, and waits for a process that is migrating already. */
export const migrationLimits: Limits = {
  statement_timeout: hoursMs(6),
  lock_timeout: hoursMs(1),
  idle_in_transaction_session_timeout: hoursMs(1),
};

/** Query cancelled after its timeout, lock not available in time, idle transaction ended. */
const exceeded = new Set(['57014', '55P03', '25P03']);
/** These driver errors have no code. */
const noConnection = /timeout exceeded when trying to connect/;

/** Whether a limit was reached: the caller did nothing wrong and may retry. */
export function isLimitReached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return exceeded.has(code) || noConnection.test(error.message) || isLimitReached(error.cause);
}
