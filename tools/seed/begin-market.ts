import { join } from 'node:path';
import { prepareModules } from '../../apps/api/src/app.ts';
import { modules } from '../../apps/api/src/modules.ts';
import type { Config } from '../../apps/api/src/platform/config.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { ensureDatabase, startEmbedded } from '../../apps/api/src/platform/db/embedded.ts';
import {
  emptyDatabase,
  lockMarket,
  readMarketState,
  writeMarketState,
} from '../../apps/api/src/platform/db/market-state.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';

interface Making {
  /** Address of the database in which the market is made. */
  url: string;
  /** Marks the market as complete. */
  finish: () => Promise<unknown>;
  /** Lets others use the database, and stops the server if it runs only for this. */
  end: () => Promise<void>;
}

async function prepare(config: Config, url: string): Promise<void> {
  await migrate(url);
  const state = await readMarketState(url);
  if (state === 'whole')
    throw new Error('The database is in use. `npm run db:reset` empties it, and then a market can be made.');
  if (state === 'making') {
    await emptyDatabase(url);
    await migrate(url);
  }
  await writeMarketState(url, 'making');
  const { db, close } = openDatabase(url, 1);
  await prepareModules(db, modules, config).finally(close);
}

/**
 * Marks that a market is being made, by this process and those that it starts; an unfinished one is dropped first, one
 * in use is left alone. The rows go to the address passed by the start, to the configured database, or to the embedded
 * server.
 */
export async function beginMarket(config: Config): Promise<Making> {
  const given = process.env.SOUK_DATABASE ?? config.DATABASE_URL;
  const server = given ? undefined : await startEmbedded(join(config.SOUK_DATA, 'postgres'));
  const url = given ?? (server ? await ensureDatabase(server, 'souk') : '');
  const letGo = await lockMarket(url);
  await prepare(config, url);
  return {
    url,
    finish: () => writeMarketState(url, 'whole'),
    end: async () => {
      await letGo();
      await server?.stop();
    },
  };
}
