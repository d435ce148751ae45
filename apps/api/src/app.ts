import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config.ts';
import { registerCounters } from './platform/counters.ts';
import type { Database, Db } from './platform/db/database.ts';
import type { Listener } from './platform/db/listen.ts';
import { reactionJob } from './platform/entries.ts';
import { registerReactions, runReaction } from './platform/events/events.ts';
import { type Api, createApi } from './platform/http/api.ts';
import type { House } from './platform/http/operation.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import { createServer, mountApi } from './platform/http/server.ts';
import type { Authenticate } from './platform/http/user.ts';
import type { Job, Jobs } from './platform/jobs/jobs.ts';
import { forgetDatabase } from './platform/kept.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import { mountPlatform } from './platform/mount-platform.ts';
import { upkeep } from './platform/operations/upkeep.ts';
import { registerPersonalData } from './platform/personal-data.ts';
import { postJobs } from './platform/post/post.jobs.ts';
import { registerSmsRules } from './platform/post/sms.ts';
import { type TimerPayload, timerJob } from './platform/states.ts';
import { registerSubjects } from './platform/subjects.ts';

export interface App {
  house: House;
  api: Api;
  jobs: Jobs;
  /** Job name → its schedule, for the worker. */
  schedule: Record<string, string>;
  server: FastifyInstance;
}

interface Parts {
  config: Config;
  database: Database;
  log: Log;
  modules: readonly Module[];
  authenticate: (database: Database, config: Config) => Authenticate;
  /** Listens to other processes; without one (tests, the seed) this process is alone. */
  listener?: Listener;
}

const runTimer =
  (modules: readonly Module[]): Job =>
  async (db, { life, subjectId, move }: TimerPayload) => {
    const registered = modules.map((module) => module.lives?.[life]).find((found) => found !== undefined);
    if (!registered?.onTime) throw new Error(`Nothing carries out the timed moves of ${life}.`);
    await registered.onTime(db, subjectId, move);
  };

/** One at a time over all processes; the number is arbitrary but fixed. */
const prepareLock = 7_214_003;

/** Runs every module's `prepare`, after the migrations. */
export async function prepareModules(db: Db, modules: readonly Module[], config: Config): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${prepareLock})`);
    for (const module of modules) await module.prepare?.(tx, config);
  });
}

/** Connects every module's channels to what other processes commit. */
async function listenForModules(listener: Listener, modules: readonly Module[]): Promise<void> {
  for (const module of modules)
    for (const [channel, hear] of Object.entries(module.channels ?? {})) await listener.on(channel, hear);
}

/** Assembles platform and modules into one app, for serving, for tests and for the seed. */
export async function createApp({
  config,
  database,
  log,
  modules,
  authenticate,
  listener,
}: Parts): Promise<App> {
  forgetDatabase();
  const house: House = {
    config,
    db: database.db,
    log,
    authenticate: authenticate(database, config),
    limit: createRateLimiter(database.pool),
  };
  registerSmsRules(config);
  const api = createApi(house);
  for (const module of modules) {
    for (const routes of module.routes) routes(api);
    registerSubjects(module.subjects ?? {});
    registerCounters(module.counters ?? {});
    if (module.personalData) registerPersonalData(module.name, module.personalData);
  }
  registerReactions(modules.flatMap((module) => module.reactions ?? []));

  const working = [upkeep, ...modules];
  const jobsOf = ({ jobs = {} }: Pick<Module, 'jobs'>) => (typeof jobs === 'function' ? jobs(config) : jobs);
  const jobs: Jobs = Object.assign({}, ...working.map(jobsOf), postJobs(config, log));
  const schedule: App['schedule'] = Object.assign({}, ...working.map((module) => module.schedule ?? {}));
  jobs[reactionJob] = runReaction;
  jobs[timerJob] = runTimer(modules);

  if (listener) await listenForModules(listener, modules);
  const server = await createServer(house);
  await mountPlatform(server, { house, database, modules, listener, scheduled: Object.keys(schedule) });
  for (const module of modules) module.mount?.(server, house);
  await mountApi(server, api.operations, config);
  return { house, api, jobs, schedule, server };
}
