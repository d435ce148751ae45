import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareModules } from '../../apps/api/src/app.ts';
import { importDump } from '../../apps/api/src/modules/scanner/index.ts';
import { learnWords } from '../../apps/api/src/modules/search/words/learn-words.ts';
import { modules } from '../../apps/api/src/modules.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { type Db, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import type { EmbeddedServer } from '../../apps/api/src/platform/db/embedded.ts';
import { listMigrations, migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { writeFoodDump } from './food-dump.ts';

const root = join(import.meta.dirname, '../..');
const gazetteer = join(root, 'apps/api/src/modules/locations/gazetteer/places.tsv');
/** The most populous places of the gazetteer. */
const placeCount = 400;

const states: Record<string, string> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** Runs work on a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A kind of market by what it counts, and how many of those it contains. */
export interface Market {
  things: 'ads' | 'products' | 'bookings' | 'foods';
  size: number;
}

/** How a market is made: ads, products and what is booked by SQL, foods by their importer from a dump. */
const madeBy = {
  ads: ['ground.sql', 'ads.sql'],
  products: ['ground.sql', 'shops.sql'],
  bookings: ['ground.sql', 'salons.sql'],
  foods: ['food-dump.ts', 'foods.sql'],
};

async function readMaking({ things }: Market): Promise<string[]> {
  return Promise.all(madeBy[things].map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
}

/** Changes with the rows and with every migration, so that an outdated database is never used. */
async function digestOfMaking(market: Market): Promise<string> {
  const hash = createHash('sha256').update((await readMaking(market)).join('\n'));
  for (const name of await listMigrations())
    hash.update(await readFile(join(root, 'apps/api/migrations', name)));
  return hash.digest('hex').slice(0, 10);
}

async function readPlaces() {
  const lines = (await readFile(gazetteer, 'utf8')).split('\n').slice(0, placeCount);
  return lines.map((line, n) => {
    const [name = '', code = '', postcode = '', lat = '', lng = ''] = line.split('\t');
    return {
      n,
      name,
      state: states[code] ?? '',
      state_code: code,
      postcode,
      lat: Number(lat),
      lng: Number(lng),
    };
  });
}

async function fillBySql(url: string, market: Market): Promise<void> {
  const places = JSON.stringify(await readPlaces());
  await withClient(url, async (client) => {
    await client.query('create schema bench');
    await client.query(
      `create table bench.places as select * from jsonb_to_recordset($1::jsonb)
       as p (n int, name text, state text, state_code text, postcode text, lat float8, lng float8)`,
      [places],
    );
    await client.query(`set bench.rows = ${market.size}`);
    await client.query("set work_mem = '128MB'");
    await client.query((await readMaking(market)).join('\n'));
  });
}

async function fillWithFoods(db: Db, url: string, market: Market): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-foods-'));
  const dump = join(folder, 'foods.jsonl');
  await writeFoodDump(dump, market.size);
  const fail = (place: number, problem: string) => {
    throw new Error(`The food in line ${place}: ${problem}`);
  };
  await importDump(db, dump, { onBad: fail });
  await rm(folder, { recursive: true });
  const [, sql = ''] = await readMaking(market);
  await withClient(url, (client) => client.query(sql));
}

async function fill(url: string, market: Market): Promise<void> {
  await migrate(url);
  const { db, close } = openDatabase(url, 2);
  await prepareModules(db, modules, readConfig({ SOUK_DATA: join(tmpdir(), 'souk-bench') }));
  if (market.things === 'foods') await fillWithFoods(db, url, market);
  else await fillBySql(url, market);
  await learnWords(db);
  await close();
  await withClient(url, (client) => client.query('vacuum analyze'));
}

/** The name of the database with such a market that runs are copied from; made the first time. */
export async function makeTemplate(
  server: EmbeddedServer,
  market: Market,
  say: (line: string) => void,
): Promise<string> {
  const { things, size } = market;
  const name = `${things}_${size}_${await digestOfMaking(market)}`;
  const making = `making_${things}_${size}`;
  await withClient(server.urlOf('postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    say(`Making ${size} ${things}…`);
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    await fill(server.urlOf(making), market);
    await client.query(`alter database ${making} rename to ${name}`);
  });
  return name;
}

/** A fresh copy of the template, so that one run's writes do not affect the next. */
export async function copyTemplate(server: EmbeddedServer, template: string): Promise<string> {
  const copy = `run_${template}`;
  await withClient(server.urlOf('postgres'), async (client) => {
    await client.query(`drop database if exists ${copy} with (force)`);
    await client.query(`create database ${copy} template ${template} strategy file_copy`);
  });
  return server.urlOf(copy);
}

export const dropCopy = (server: EmbeddedServer, template: string): Promise<unknown> =>
  withClient(server.urlOf('postgres'), (client) =>
    client.query(`drop database if exists run_${template} with (force)`),
  );
