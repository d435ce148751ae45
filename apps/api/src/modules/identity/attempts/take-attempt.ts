import { eq, sql } from 'drizzle-orm';
import { clock, hoursMs } from '../../../platform/clock.ts';
import type { Db, Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { attemptLimits, waitSecondsAfter } from './attempt.rules.ts';
import { failedAttempts } from './attempt.tables.ts';

/**
 * The waits by number of failures, as an array for the database; the last one applies to all further failures.
 */
const waits: number[] = [];
do waits.push(waitSecondsAfter(waits.length + 1));
while (waits.at(-1) !== attemptLimits.longestWaitSeconds);
const waitList = sql.raw(`array[${waits.join(', ')}]`);

/**
 * Counts an attempt as failed before it is checked, so that two hundred in parallel count as two hundred; during a
 * wait it is refused uncounted. Commits by itself, because a refusal must not roll the count back.
 */
export async function takeAttempt(db: Db, subject: string): Promise<number> {
  const now = clock.now();
  const forgottenBefore = new Date(now.getTime() - hoursMs(attemptLimits.forgottenAfterHours));
  const failures = sql`(case when ${failedAttempts.lastAt} < ${forgottenBefore.toISOString()}::timestamptz
    then 1 else ${failedAttempts.failures} + 1 end)`;
  const waitSeconds = sql`(${waitList})[least(${failures}, ${waits.length})]`;
  const [taken] = await db
    .insert(failedAttempts)
    .values({ subject, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: failedAttempts.subject,
      set: {
        failures,
        lastAt: now,
        // "No wait" is null, not now, because parallel calls do not reach the row in chronological order.
        waitsUntil: sql`${now.toISOString()}::timestamptz + nullif(${waitSeconds}, 0) * interval '1 second'`,
      },
      setWhere: sql`coalesce(${failedAttempts.waitsUntil} <= ${now.toISOString()}::timestamptz, true)`,
    })
    .returning({ failures: failedAttempts.failures });
  if (!taken) throw new Problem('too-many-requests');
  return taken.failures;
}

/** A correct attempt resets the count. */
export async function forgiveAttempts(db: Reader, subject: string): Promise<void> {
  await db.delete(failedAttempts).where(eq(failedAttempts.subject, subject));
}
