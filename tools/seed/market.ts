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
  call: <E extends Endpoint>(caller: Caller, endpoint: E, given?: Given<E>) => Promise<ReplyOf<E>>;
  /** Works off every job that is due. */
  settle: () => Promise<void>;
  /** Goes so far back from now, in this process alone. */
  goBack: (milliseconds: number) => void;
  /** Lets so much time pass in this process, then settles. */
  pass: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Four to six hands work at a time, each with one transaction, beside the queue. */
const connections = 10;

/** A crash while the market is made only means to make it again, so commits need not wait for the disk. */
function hurried(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.toString();
}

/** Opens the product on a database in which a market is being made. */
export async function openMarket(settings: Config, url: string): Promise<Market> {
  // The people of the demo stay signed in through the whole past that they live through.
  const config = { ...settings, SESSION_DAYS: 365, SESSION_IDLE_DAYS: 365 };
  const database = openDatabase(hurried(url), connections);
  const log = createLog({ LOG_LEVEL: 'error' });
  // The admin's desk sleeps through the past: nobody wants three thousand notices of it.
  const awake = modules.filter(({ name }) => name !== 'admin');
  const app = await createApp({ config, database, log, modules: awake, authenticate: createAuthenticate });
  const settle = () => drainJobs(database, app.jobs, log);
  let agoMs = 0;

  return {
    app,
    database,
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
    close: async () => {
      await app.server.close();
      await database.close();
    },
  };
}
