import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepareModules } from './app.ts';
import { modules } from './modules.ts';
import { type Config, ConfigProblem } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { ensureDatabase } from './platform/db/embedded.ts';
import { keepEmbedded } from './platform/db/keep-embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { patiently } from './platform/db/patience.ts';

export interface PreparedDatabase {
  url: string;
  /** Stops the embedded server; a database of your own keeps running. */
  stop: () => Promise<void>;
}

const seedProgram = join(import.meta.dirname, '../../../tools/seed/main.ts');

async function isEmpty(url: string): Promise<boolean> {
  const { pool, close } = openDatabase(url, 2);
  const { rows } = await pool.query('select 1 from identity.users limit 1').finally(close);
  return rows.length === 0;
}

async function hasDemoAccounts(url: string): Promise<boolean> {
  const { pool, close } = openDatabase(url, 2);
  const { rows } = await pool.query('select 1 from identity.users where is_demo limit 1').finally(close);
  return rows.length > 0;
}

async function seed(url: string): Promise<void> {
  const child = spawn(process.execPath, [seedProgram], {
    stdio: 'inherit',
    env: { ...process.env, SOUK_DATABASE: url },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo market could not be made; see the lines above.');
}

/** Fills what an empty database needs, from every module. */
async function prepareAll(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 2);
  await prepareModules(db, modules).finally(close);
}

/** Starts or finds the database, brings it up to date and fills an empty one with the demo market. */
export async function prepareDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  const server = config.DATABASE_URL
    ? undefined
    : await keepEmbedded(join(config.SOUK_DATA, 'postgres'), say);
  const url =
    config.DATABASE_URL ?? (server ? await patiently(say, () => ensureDatabase(server, 'souk')) : '');
  const applied = await patiently(say, () => migrate(url));
  if (applied.length > 0) say(`The database is up to date (${applied.length} migrations applied).`);

  if (config.isProduction && (await patiently(say, () => hasDemoAccounts(url)))) {
    await server?.stop();
    throw new ConfigProblem(
      'This database holds the demo market, and everybody knows the password of its accounts. Give production a database of its own by DATABASE_URL.',
    );
  }
  await patiently(say, () => prepareAll(url));

  if (config.DEMO && (await patiently(say, () => isEmpty(url)))) {
    say('Making the demo market, this takes about a minute the first time.');
    await seed(url);
  }
  return { url, stop: async () => server?.stop() };
}
