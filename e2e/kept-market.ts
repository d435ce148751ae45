import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env, execPath } from 'node:process';
import pg from 'pg';
import { ensureDatabase, startEmbedded } from '../apps/api/src/platform/db/embedded.ts';
import { readMarketState } from '../apps/api/src/platform/db/market-state.ts';

const root = join(import.meta.dirname, '..');
const size = ['--ads', '200', '--products', '120', '--orders', '40', '--foods', '160'];

/** What makes the market: where none of it has changed, the same one comes out. */
const makers = [
  'tools/seed',
  'apps/api/src',
  'apps/api/migrations',
  'packages/contract/src',
  'packages/food/src',
];
const isMaker = (path: string) => !/\.test\.ts$|\.md$/.test(path);

async function digestOfMakers(): Promise<string> {
  const digest = createHash('sha256');
  // Its days are counted from the one on which it is made.
  digest.update(new Date().toISOString().slice(0, 10)).update(size.join(' '));
  digest.update(await readFile(join(root, 'package-lock.json')));
  for (const folder of makers) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
    for (const path of paths.filter(isMaker).sort()) digest.update(path).update(await readFile(path));
  }
  return digest.digest('hex').slice(0, 16);
}

async function ask(url: string, ...statements: string[]): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, string>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

export interface KeptMarket {
  /** A separate copy: its database and its folder. */
  copy: (folder: string) => Promise<{ databaseUrl: string; drop: () => Promise<unknown> }>;
  stop: () => Promise<void>;
}

/** The journeys' market, made where there is none of today and of these sources, and kept for later runs. */
export async function keepMarket(settings: NodeJS.ProcessEnv): Promise<KeptMarket> {
  const house = resolve(root, env.SOUK_DATA ?? '.souk', 'journeys');
  await mkdir(house, { recursive: true });
  const server = await startEmbedded(join(house, 'postgres'));
  const admin = server.urlOf('postgres');
  const name = `market_${await digestOfMakers()}`;
  const files = join(house, name);
  const isWhole = async () => existsSync(files) && (await readMarketState(server.urlOf(name))) === 'whole';
  if (!(await isWhole().catch(() => false))) {
    const old = await ask(admin, "select datname from pg_database where datname ~ '^(market|journeys)_'");
    await ask(admin, ...old.map(({ datname }) => `drop database if exists "${datname}" with (force)`));
    for (const file of await readdir(house))
      if (file.startsWith('market_')) await rm(join(house, file), { recursive: true, force: true });
    await mkdir(files);
    const making = spawn(execPath, [join(root, 'tools/seed/main.ts'), ...size], {
      stdio: 'inherit',
      env: { ...settings, SOUK_DATABASE: await ensureDatabase(server, name), SOUK_DATA: files },
    });
    const [code] = await once(making, 'exit');
    if (code !== 0) throw new Error('The market of the journeys could not be made.');
  }
  return {
    copy: async (folder) => {
      const copy = `journeys_${process.pid}`;
      await ask(admin, `drop database if exists "${copy}"`, `create database "${copy}" template "${name}"`);
      await cp(files, folder, { recursive: true });
      const drop = () => ask(admin, `drop database if exists "${copy}" with (force)`);
      return { databaseUrl: server.urlOf(copy), drop };
    },
    stop: server.stop,
  };
}
