import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type App, createApp } from '../app.ts';
import { createAuthenticate } from '../modules/identity/index.ts';
import { modules } from '../modules.ts';
import { clock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { type Database, type Db, openDatabase } from '../platform/db/database.ts';
import { drainJobs } from '../platform/jobs/drain-jobs.ts';
import { seedingPart } from '../platform/jobs/seeding-part.ts';
import { createLog } from '../platform/log.ts';
import { advanceClock } from '../platform/shared-clock.ts';
import { afterFile } from './after-file.ts';
import { type Client, createClient } from './client.ts';
import { cloneDatabase } from './test-database.ts';

export interface TestApi {
  app: App;
  db: Db;
  database: Database;
  config: Config;
  /** A client for this user; without one, a visitor. */
  as: (user?: { token: string }) => Client;
  /** Runs every reaction, mail and due timer. */
  settle: () => Promise<void>;
  /** Moves the product's time and runs what became due. */
  advance: (milliseconds: number) => Promise<void>;
}

let started: Promise<TestApi> | undefined;

async function start(): Promise<TestApi> {
  const name = `souk_${process.pid}_${process.hrtime.bigint()}`;
  const url = await cloneDatabase(inject('adminUrl'), name);
  const config = readConfig({
    NODE_ENV: 'test',
    // Users of tests that span weeks stay signed in.
    SESSION_IDLE_DAYS: '30',
    SOUK_DATA: mkdtempSync(join(tmpdir(), 'souk-files-')),
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  });
  const database = openDatabase(url, 20);
  const log = createLog(config);
  const app = await createApp({ config, database, log, modules, authenticate: createAuthenticate });
  await app.server.ready();
  afterFile(async () => {
    // The next file of this worker gets its own database and time, however this one ends.
    started = undefined;
    clock.setAhead(0);
    clock.setLocalOffset(0);
    clock.goBack(0);
    seedingPart.take(null);
    await app.server.close();
    await database.close();
    await rm(config.SOUK_DATA, { recursive: true, force: true });
  });

  const settle = () => drainJobs(database, app.jobs, log);
  return {
    app,
    db: database.db,
    database,
    config,
    as: (user) => createClient(app.server, user?.token),
    settle,
    advance: async (milliseconds) => {
      await advanceClock(database.db, milliseconds);
      await settle();
    },
  };
}

/** The real API on a separate database for this test file; all its tests share it. */
export const startApi = (): Promise<TestApi> => {
  started ??= start();
  return started;
};
