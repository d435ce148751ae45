import { join } from 'node:path';
import { apiPrefix, type BodyOf, type Endpoint, type ReplyOf } from '@souk/contract/shared/endpoint';
import { type App, createApp, prepareModules } from '../../apps/api/src/app.ts';
import { createAuthenticate } from '../../apps/api/src/modules/identity/index.ts';
import { modules } from '../../apps/api/src/modules.ts';
import { clock } from '../../apps/api/src/platform/clock.ts';
import type { Config } from '../../apps/api/src/platform/config.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { ensureDatabase, startEmbedded } from '../../apps/api/src/platform/db/embedded.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import type { UploadedFile } from '../../apps/api/src/platform/http/exchange.ts';
import { drainJobs } from '../../apps/api/src/platform/jobs/jobs.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { advanceClock } from '../../apps/api/src/platform/shared-clock.ts';

export interface Caller {
  token?: string;
  /** Network address; limits count by it. */
  address?: string;
}

interface Given<E extends Endpoint> {
  params?: Record<string, unknown>;
  body?: unknown extends BodyOf<E> ? unknown : object;
  files?: UploadedFile[];
}

/** The product with nobody in front of it: its own calls, its own clock, its own database. */
export interface Market {
  app: App;
  database: Database;
  say: (line: string) => void;
  call: <E extends Endpoint>(caller: Caller, endpoint: E, given?: Given<E>) => Promise<ReplyOf<E>>;
  /** Works off every job that is due. */
  settle: () => Promise<void>;
  /** Lets so much time pass for everyone, then settles. */
  pass: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Where the rows go: the address handed over by the start, one's own, or the embedded server. */
async function findDatabase(config: Config) {
  const given = process.env.SOUK_DATABASE ?? config.DATABASE_URL;
  const server = given ? undefined : await startEmbedded(join(config.SOUK_DATA, 'postgres'));
  const url = given ?? (server ? await ensureDatabase(server, 'souk') : '');
  await migrate(url);
  // A crash while seeding only means to seed again, so commits need not wait for the disk.
  const hurried = new URL(url);
  hurried.searchParams.set('options', '-c synchronous_commit=off');
  return { database: openDatabase(hurried.toString(), 16), stop: async () => server?.stop() };
}

export async function openMarket(settings: Config, say: (line: string) => void): Promise<Market> {
  // The people of the demo stay signed in through the whole past that they live through.
  const config = { ...settings, SESSION_DAYS: 365, SESSION_IDLE_DAYS: 365 };
  const { database, stop } = await findDatabase(config);
  await prepareModules(database.db, modules);
  const log = createLog({ LOG_LEVEL: 'error' });
  // The admin's desk sleeps through the past: nobody wants three thousand notices of it.
  const awake = modules.filter(({ name }) => name !== 'admin');
  const app = await createApp({ config, database, log, modules: awake, authenticate: createAuthenticate });
  const settle = () => drainJobs(database, app.jobs, log);

  return {
    app,
    database,
    say,
    call: async ({ token, address = '127.0.0.1' }, endpoint, { params = {}, body, files = [] } = {}) => {
      const operation = app.api.operationOf(endpoint);
      if (!operation) throw new Error(`${endpoint.path} is not answered.`);
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await operation.handle({
        params,
        query: {},
        body,
        files,
        headers,
        address,
        requestId: 'seed',
      });
      if (answer.status >= 400)
        throw new Error(`${endpoint.method} ${apiPrefix}${endpoint.path}: ${JSON.stringify(answer.body)}`);
      return answer.body.data as never;
    },
    settle,
    pass: async (milliseconds) => {
      clock.setOwnAhead(0);
      await advanceClock(database.db, milliseconds);
      await settle();
    },
    close: async () => {
      await app.server.close();
      await database.close();
      await stop();
    },
  };
}
