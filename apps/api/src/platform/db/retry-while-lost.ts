import { setTimeout as pause } from 'node:timers/promises';

/** A killed database has recovered by then, or needs an operator. */
const patienceMs = 30_000;
const againAfterMs = 500;

/** Error codes of the operating system, and of PostgreSQL while it stops, crashes or starts. */
const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);
/** These driver errors have no code. */
const lostWords = /connection terminated|connection error|client was closed/i;

/** Whether the database could not be reached, as opposed to refusing a query. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A missing socket; for a file ENOENT would mean something else.
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    isSocketMissing || lostCodes.has(code) || lostWords.test(error.message) || isConnectionLost(error.cause)
  );
}

/** Runs work that needs the database, again while it cannot be reached, so that our start can overlap with its. */
export async function retryWhileLost<T>(tell: (line: string) => void, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() > end) throw error;
      if (attempt === 1)
        tell(`The database does not answer, trying again for up to ${patienceMs / 1000} seconds.`);
      await pause(againAfterMs);
    }
  }
}
