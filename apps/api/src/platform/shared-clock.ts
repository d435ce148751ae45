import { sql } from 'drizzle-orm';
import { clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Listener } from './db/listen.ts';
import { clockTable } from './platform.tables.ts';

const channel = 'souk_clock';

async function readAhead(db: Db): Promise<void> {
  const [row] = await db.select().from(clockTable);
  clock.setAhead(row?.aheadMs ?? 0);
}

/** Keeps this process's clock in step with all others. */
export async function shareClock(db: Db, listener: Listener): Promise<void> {
  await listener.on(channel, (aheadMs) => {
    if (aheadMs) clock.setAhead(Number(aheadMs));
    else void readAhead(db).catch(() => undefined);
  });
  await readAhead(db);
}

/** Moves the product's time forward for every process and runs the jobs that become due. */
export async function advanceClock(db: Db, milliseconds: number): Promise<void> {
  const aheadMs = clock.aheadMs() + milliseconds;
  await db.transaction(async (tx) => {
    await tx.update(clockTable).set({ aheadMs });
    await tx.execute(sql`select graphile_worker.reschedule_jobs(array[id],
      run_at => run_at - make_interval(secs => ${milliseconds / 1000}))
      from graphile_worker.jobs where locked_at is null and run_at > now()`);
    await tx.execute(sql`select pg_notify(${channel}, ${String(aheadMs)})`);
  });
  clock.setAhead(aheadMs);
}
