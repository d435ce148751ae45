import { apiPrefix, type BodyOf, type Endpoint, type ReplyOf } from '@souk/contract/shared/endpoint';
import { type App, createApp } from '../../apps/api/src/app.ts';
import { createAuthenticate } from '../../apps/api/src/modules/identity/index.ts';
import { modules } from '../../apps/api/src/modules.ts';
import { clock } from '../../apps/api/src/platform/clock.ts';
import type { Config } from '../../apps/api/src/platform/config.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import type { UploadedFile } from '../../apps/api/src/platform/http/exchange.ts';
import { drainJobs } from '../../apps/api/src/platform/jobs/drain-jobs.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';

export interface Caller {
  token?: string;
  /** Network address, by which limits count. */
  address?: string;
}

interface Given<E extends Endpoint> {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown extends BodyOf<E> ? unknown : object;
  files?: UploadedFile[];
}

/** The product without visitors: its own calls, its own clock, its own database. */
export interface Market {
  app: App;
  database: Database;
  call: <E extends Endpoint>(caller: Caller, endpoint: E, given?: Given<E>) => Promise<ReplyOf<E>>;
  /** Runs every job that is due. */
  settle: () => Promise<void>;
  /** Sets this process back in time by so much. */
  goBack: (milliseconds: number) => void;
  /** Lets so much time pass in this process, then settles. */
  pass: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Four to six actions at a time, each with one transaction, besides the queue. */
const connections = 10;

/** After a crash the market is made again anyway, so commits need not wait for the disk. */
function hurried(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.toString();
}

/** Opens the product on a database in which a market is being made. */
export async function openMarket(settings: Config, url: string): Promise<Market> {
  // The people of the demo stay signed in throughout their history.
  const config = { ...settings, SESSION_DAYS: 365, SESSION_IDLE_DAYS: 365 };
  const database = openDatabase(hurried(url), connections);
  const log = createLog({ LOG_LEVEL: 'error' });
  // The admin area does not react to the past: nobody wants three thousand notices of it.
  const awake = modules.filter(({ name }) => name !== 'admin');
  const app = await createApp({ config, database, log, modules: awake, authenticate: createAuthenticate });
  const settle = () => drainJobs(database, app.jobs, log);
  let agoMs = 0;

  return {
    app,
    database,
    call: async (
      { token, address = '127.0.0.1' },
      endpoint,
      { params = {}, query = {}, body, files = [] } = {},
    ) => {
      const operation = app.api.operationOf(endpoint);
      if (!operation) throw new Error(`${endpoint.path} is not answered.`);
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await operation.handle({
        params,
        query,
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
      clock.goBack(agoMs);
    },
    pass: async (milliseconds) => {
      clock.setLocalOffset(0);
      agoMs -= milliseconds;
      clock.goBack(agoMs);
      await settle();
    },
    close: async () => {
      await app.server.close();
      await database.close();
    },
  };
}
