import { join } from 'node:path';
import { apiPrefix, type BodyOf, type Endpoint, type ReplyOf } from '@souk/contract/shared/endpoint';
import { type App, createApp, prepareModules } from '../../apps/api/src/app.ts';
import { createAuthenticate } from '../../apps/api/src/modules/identity/index.ts';
import { modules } from '../../apps/api/src/modules.ts';
import { clock } from '../../apps/api/src/platform/clock.ts';
import type { Config } from '../../apps/api/src/platform/config.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { ensureDatabase, startEmbedded } from '../../apps/api/src/platform/db/embedded.ts';
import {
  emptyDatabase,
  lockMarket,
  readMarketState,
  writeMarketState,
} from '../../apps/api/src/platform/db/market-state.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import type { UploadedFile } from '../../apps/api/src/platform/http/exchange.ts';
import { drainJobs } from '../../apps/api/src/platform/jobs/drain-jobs.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';

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
  /** Goes back so far, in this process alone. */
  goBack: (milliseconds: number) => void;
  /** Lets so much time pass for everyone, then settles. */
  pass: (milliseconds: number) => Promise<void>;
  /** Notes that the market is whole. */
  finish: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** Notes that a market is being made, by this process alone; one that was broken off is put away first, one in use is left alone. */
async function beginMarket(url: string): Promise<() => Promise<void>> {
  const letGo = await lockMarket(url);
  await migrate(url);
  const state = await readMarketState(url);
  if (state === 'whole')
    throw new Error('The database is in use. `npm run db:reset` empties it, and then a market can be made.');
  if (state === 'making') {
    await emptyDatabase(url);
    await migrate(url);
  }
  await writeMarketState(url, 'making');
  return letGo;
}

/** Where the rows go: the address handed over by the start, one's own, or the embedded server. */
async function findDatabase(config: Config) {
  const given = process.env.SOUK_DATABASE ?? config.DATABASE_URL;
  const server = given ? undefined : await startEmbedded(join(config.SOUK_DATA, 'postgres'));
  const url = given ?? (server ? await ensureDatabase(server, 'souk') : '');
  const letGo = await beginMarket(url);
  // A crash while seeding only means to seed again, so commits need not wait for the disk.
  const hurried = new URL(url);
  hurried.searchParams.set('options', '-c synchronous_commit=off');
  const stop = async () => {
    await letGo();
    await server?.stop();
  };
  return { database: openDatabase(hurried.toString(), 16), url, stop };
}

export async function openMarket(settings: Config, say: (line: string) => void): Promise<Market> {
  // The people of the demo stay signed in through the whole past that they live through.
  const config = { ...settings, SESSION_DAYS: 365, SESSION_IDLE_DAYS: 365 };
  const { database, url, stop } = await findDatabase(config);
  await prepareModules(database.db, modules, config);
  const log = createLog({ LOG_LEVEL: 'error' });
  // The admin's desk sleeps through the past: nobody wants three thousand notices of it.
  const awake = modules.filter(({ name }) => name !== 'admin');
  const app = await createApp({ config, database, log, modules: awake, authenticate: createAuthenticate });
  const settle = () => drainJobs(database, app.jobs, log);
  let agoMs = 0;

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
    goBack: (milliseconds) => {
      agoMs = milliseconds;
      clock.livePast(agoMs);
    },
    pass: async (milliseconds) => {
      clock.setOwnAhead(0);
      agoMs -= milliseconds;
      clock.livePast(agoMs);
      await settle();
    },
    finish: () => writeMarketState(url, 'whole'),
    close: async () => {
      await app.server.close();
      await database.close();
      await stop();
    },
  };
}
