import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findFreeOn } from '../../apps/api/src/modules/availability/time-claims/find-free-on.ts';
import { findSlots } from '../../apps/api/src/modules/availability/time-claims/find-slots.ts';
import { clock, daysMs } from '../../apps/api/src/platform/clock.ts';
import { type Db, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import type { EmbeddedServer } from '../../apps/api/src/platform/db/embedded.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { withClient } from './databases.ts';

const name = 'bench_slots';

/** The fewest that says when people of a business work and what is taken: one statement, prepared, its rows as they come. */
const least = {
  name: 'least_slots',
  text: `select r.id, (select json_agg(json_build_array(h.weekday, h.opens_minute, h.closes_minute))
      from availability.rosters h where h.resource_id = r.id) as hours,
    (select array_agg(extract(epoch from lower(c.during))::int8) from availability.time_claims c
      where c.resource_id = r.id and c.state <> 'released' and c.during && tstzrange($2, $3)) as taken_from,
    (select array_agg(extract(epoch from upper(c.during))::int8) from availability.time_claims c
      where c.resource_id = r.id and c.state <> 'released' and c.during && tstzrange($2, $3)) as taken_until
    from availability.resources r where r.owner_id = any($1::int8[]) and r.is_active order by r.id`,
};

async function makeDatabase(server: EmbeddedServer): Promise<string> {
  await withClient(server.urlOf('postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  const url = server.urlOf(name);
  await migrate(url);
  const making = await readFile(join(import.meta.dirname, 'slots.sql'), 'utf8');
  await withClient(url, async (client) => {
    await client.query(making);
    await client.query('vacuum analyze');
  });
  return url;
}

/** The median of so many calls one after the other, in milliseconds. */
async function medianOf(times: number, call: (at: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = performance.now();
    await call(at);
    took.push(performance.now() - began);
  }
  return took.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

interface Owner {
  id: number;
  people: number[];
}

const hour = [{ fromMinutes: 0, toMinutes: 60 }];
const needsOf = ({ people }: Owner) => [{ anyOf: people, parts: hour }];

interface Measured {
  label: string;
  days: number;
  /** Calls of one business, or one call of all. */
  isOfAll: boolean;
}

const measurements: Measured[] = [
  { label: 'a business, ten people, 90 days', days: 90, isOfAll: false },
  { label: 'a business, ten people, a month at a glance', days: 31, isOfAll: false },
  { label: 'a business, ten people, a day', days: 1, isOfAll: false },
  { label: '200 businesses, 2,000 people: which are free on a day', days: 1, isOfAll: true },
];

function productOf(db: Db, owners: readonly Owner[], { days, isOfAll }: Measured) {
  const from = clock.now();
  const until = new Date(from.getTime() + daysMs(days));
  const day = until.toISOString().slice(0, 10);
  const wishes = owners.map((owner) => ({ ownerId: owner.id, needs: needsOf(owner) }));
  return (at: number) => {
    const wish = wishes[at % wishes.length];
    if (isOfAll || !wish) return findFreeOn(db, wishes, day);
    return findSlots(db, { ...wish, from, until });
  };
}

function leastOf(client: pg.Client, owners: readonly Owner[], { days, isOfAll }: Measured) {
  const [from, until] = [clock.now(), new Date(clock.now().getTime() + daysMs(days))];
  const ids = owners.map(({ id }) => id);
  return (at: number) =>
    client.query({ ...least, values: [isOfAll ? ids : [ids[at % ids.length]], from, until] });
}

/** Slots against the least that reads what they are made of, on one connection, by turns; as a table. */
export async function measureSlots(server: EmbeddedServer): Promise<string> {
  const url = await makeDatabase(server);
  const { db, close } = openDatabase(url, 1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; people: string[] }>(
    'select owner_id as id, array_agg(id order by position) as people from availability.resources group by 1 order by 1',
  );
  const owners = rows.map(({ id, people }) => ({ id: Number(id), people: people.map(Number) }));
  const lines = ['| slots of | product, ms | least work, ms | of the least |', '|---|---|---|---|'];
  for (const one of measurements) {
    const [product, leastWork] = [productOf(db, owners, one), leastOf(client, owners, one)];
    const times = one.isOfAll ? 20 : 200;
    await medianOf(times / 4, product);
    await medianOf(times / 4, leastWork);
    const [ours, theirs] = [await medianOf(times, product), await medianOf(times, leastWork)];
    lines.push(
      `| ${one.label} | ${ours.toFixed(2)} | ${theirs.toFixed(2)} | ${(theirs / ours).toFixed(2)} |`,
    );
  }
  await client.end();
  await close();
  return lines.join('\n');
}
