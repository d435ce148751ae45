import { join } from 'node:path';
import { prepareModules } from './app.ts';
import { modules } from './modules.ts';
import { type Config, ConfigProblem } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { ensureDatabase } from './platform/db/embedded.ts';
import { keepEmbedded } from './platform/db/keep-embedded.ts';
import { emptyDatabase, lockMarket, readMarketState } from './platform/db/market-state.ts';
import { migrate } from './platform/db/migrate.ts';
import { retryWhileLost } from './platform/db/retry-while-lost.ts';

export interface PreparedDatabase {
  url: string;
  /** It is empty, and a demo market is to be made in it. */
  isMarketWanted: boolean;
  /** Stops the embedded server; an external database keeps running. */
  stop: () => Promise<void>;
}

async function hasDemoAccounts(url: string): Promise<boolean> {
  const { pool, close } = openDatabase(url, 2);
  const { rows } = await pool.query('select 1 from identity.users where is_demo limit 1').finally(close);
  return rows.length > 0;
}

/** Fills what an empty database needs, for every module. */
async function prepareAll(config: Config, url: string): Promise<void> {
  const { db, close } = openDatabase(url, 2);
  await prepareModules(db, modules, config).finally(close);
}

/** Migrates the database; an unfinished market from a killed start is dropped. */
async function bringUpToDate({ DEMO }: Config, url: string, say: (line: string) => void) {
  let applied = await migrate(url);
  const state = await readMarketState(url);
  if (state === 'making') {
    if (!DEMO) throw new Error('This database holds half a demo market. Empty it, or start with DEMO=true.');
    const letGo = await lockMarket(url);
    say('The making of the demo market was broken off; it begins anew.');
    await emptyDatabase(url).finally(letGo);
    applied = await migrate(url);
  }
  if (applied.length > 0) say(`The database is up to date (${applied.length} migrations applied).`);
  return state;
}

/** Starts or finds the database and migrates it. */
export async function prepareDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  const server = config.DATABASE_URL
    ? undefined
    : await keepEmbedded(join(config.SOUK_DATA, 'postgres'), say);
  const url =
    config.DATABASE_URL ?? (server ? await retryWhileLost(say, () => ensureDatabase(server, 'souk')) : '');
  const state = await retryWhileLost(say, () => bringUpToDate(config, url, say));
  if (config.isProduction && (await retryWhileLost(say, () => hasDemoAccounts(url)))) {
    await server?.stop();
    throw new ConfigProblem(
      'This database holds the demo market, and everybody knows the password of its accounts. Give production a database of its own by DATABASE_URL.',
    );
  }
  await retryWhileLost(say, () => prepareAll(config, url));
  return { url, isMarketWanted: config.DEMO && state !== 'whole', stop: async () => server?.stop() };
}
