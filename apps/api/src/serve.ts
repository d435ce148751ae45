import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { createAuthenticate } from './modules/identity/index.ts';
import { modules } from './modules.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { requestLimits } from './platform/db/limits.ts';
import { openListener } from './platform/db/listen.ts';
import { retryWhileLost } from './platform/db/retry-while-lost.ts';
import { createDoor } from './platform/http/door.ts';
import { mountPages } from './platform/http/pages.ts';
import { startWorker } from './platform/jobs/jobs.ts';
import { blockOutput, createLog } from './platform/log.ts';
import { shareClock } from './platform/shared-clock.ts';
import { openBuiltPages, openSourcePages } from './web-floor.ts';

/** Four jobs at a time, and the queue itself. */
const jobConnections = 5;

/** So that a stop always ends: the database rolls back what is unfinished, and other processes take over the jobs. */
const stopWithinMs = 20_000;

export interface Serving {
  port: number;
  stop: () => Promise<void>;
}

interface Manner {
  /** Pages come from source and reload on change. */
  isDev?: boolean;
}

/** Serves pages, API and jobs in this process until told to stop. */
export async function serve(
  config: Config,
  databaseUrl: string,
  { isDev = false }: Manner = {},
): Promise<Serving> {
  const log = createLog(config, blockOutput());
  const database = openDatabase(databaseUrl, config.DATABASE_POOL, requestLimits);
  const jobDatabase = openDatabase(databaseUrl, jobConnections);
  const listener = await openListener(databaseUrl, log);
  await retryWhileLost(
    (line) => log.warn(line),
    () => shareClock(database.db, listener),
  );

  const app = await createApp({ config, database, log, modules, authenticate: createAuthenticate, listener });
  const door = createDoor(app.api, config);
  const pages = isDev ? await openSourcePages(app.server, door) : await openBuiltPages(door);
  await mountPages(app.server, app.house, pages);

  const worker = await startWorker(jobDatabase, app.jobs, log, { schedule: app.schedule });
  await app.server.listen({ port: config.PORT, host: config.HOST });
  const address = app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;

  const stopAll = async () => {
    // Running requests finish, unfinished jobs are given back, then the connections close.
    await app.server.close();
    await worker.stop();
    await listener.close();
    await jobDatabase.close();
    await database.close();
  };
  const stop = async () => {
    const stopped = new AbortController();
    const late = pause(stopWithinMs, undefined, stopped).then(
      () => log.error('the stop took too long, what was left is given up'),
      () => undefined,
    );
    await Promise.race([stopAll().finally(() => stopped.abort()), late]);
    log.flush();
  };
  return { port, stop };
}

/** Waits for a signal to stop; later ones, as from a watcher in the same terminal, change nothing. */
export const untilStopped = (signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM']): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of signals) process.on(signal, resolve);
  });
