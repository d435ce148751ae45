import { setTimeout as pause } from 'node:timers/promises';

/** A database that was killed has recovered by then, or somebody has to look after it. */
const patienceMs = 30_000;
const againAfterMs = 500;

/** Of the operating system, and of PostgreSQL while it stops, crashes or starts. */
const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);
/** The driver's own words have no code. */
const lostWords = /connection terminated|connection error|client was closed/i;

/** Whether the database was not there, in contrast to having refused what it was asked. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A socket that is not there; of a file it would mean something else.
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    isSocketMissing || lostCodes.has(code) || lostWords.test(error.message) || isConnectionLost(error.cause)
  );
}

/** Does what needs the database, again while it is not there, so that a start outlives the database's own. */
export async function patiently<T>(tell: (line: string) => void, work: () => Promise<T>): Promise<T> {
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
