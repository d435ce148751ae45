import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config.ts';
import { registerCounters } from './platform/counters.ts';
import type { Database } from './platform/db/database.ts';
import { reactionJob, registerReactions, runReaction } from './platform/events/events.ts';
import { type Api, createApi } from './platform/http/api.ts';
import type { House } from './platform/http/operation.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import { createServer, mountApi } from './platform/http/server.ts';
import type { Authenticate } from './platform/http/user.ts';
import type { Job, Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import { type TimerPayload, timerJob } from './platform/states.ts';
import { registerSubjects } from './platform/subjects.ts';

export interface App {
  house: House;
  api: Api;
  jobs: Jobs;
  server: FastifyInstance;
}

interface Parts {
  config: Config;
  database: Database;
  log: Log;
  modules: readonly Module[];
  authenticate: (database: Database) => Authenticate;
}

const runTimer =
  (modules: readonly Module[]): Job =>
  async (db, { life, subjectId, move }: TimerPayload) => {
    const registered = modules.map((module) => module.lives?.[life]).find((found) => found !== undefined);
    if (!registered?.onTime) throw new Error(`Nothing carries out the timed moves of ${life}.`);
    await registered.onTime(db, subjectId, move);
  };

/** Puts modules on the platform: one app for serving, for tests and for the seed. */
export async function createApp({ config, database, log, modules, authenticate }: Parts): Promise<App> {
  const house: House = {
    config,
    db: database.db,
    log,
    authenticate: authenticate(database),
    limit: createRateLimiter(database.pool),
  };
  const api = createApi(house);
  for (const module of modules) {
    for (const routes of module.routes) routes(api);
    registerSubjects(module.subjects ?? {});
    registerCounters(module.counters ?? {});
  }
  registerReactions(modules.flatMap((module) => module.reactions ?? []));

  const jobs: Jobs = Object.assign({}, ...modules.map((module) => module.jobs ?? {}));
  jobs[reactionJob] = runReaction;
  jobs[timerJob] = runTimer(modules);

  const server = await createServer(house);
  await mountApi(server, api.operations);
  return { house, api, jobs, server };
}
