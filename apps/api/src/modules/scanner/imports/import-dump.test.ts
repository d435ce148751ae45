import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkDigitOf } from '@souk/food/codes/gtin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { findByGtin, listVersions } from '../products/product.queries.ts';
import { buildFood, nextGtin } from '../testing.ts';
import { importDump } from './import-dump.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-dumps-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keep = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};
const lines = (records: readonly (object | string)[]) =>
  records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n');

const read = async (path: string, onBatch?: () => void) => {
  const { db } = await startApi();
  const bad: [number, string][] = [];
  const ears = { onBad: (place: number, problem: string) => bad.push([place, problem]) };
  const outcome = await importDump(db, path, onBatch ? { ...ears, onBatch } : ears);
  return { ...outcome, badRows: bad };
};

const record = (code: string, changes = {}) => ({
  code,
  product_name: 'Halva',
  lang: 'en',
  ingredients_text: 'Sesame, sugar',
  brands: 'Oriental',
  countries_tags: ['en:australia'],
  categories_tags: ['en:snacks', 'en:confectioneries'],
  ...changes,
});

/** A different code for each position, computed so that no list is needed. */
const codeAt = (place: number) => {
  const body = `21${String(place).padStart(10, '0')}`;
  return `${body}${checkDigitOf(body)}`;
};

describe('a dump of Open Food Facts', () => {
  test('in lines of JSON is kept with its licence, and what is of no use is reported by its place', async () => {
    const { db } = await startApi();
    const [good, second] = [nextGtin(), nextGtin()];
    const path = await keep(
      'small.jsonl',
      lines([
        record(good, { nutriments: { 'energy-kj_100g': 2300, sugars_100g: -4 }, labels_tags: ['en:halal'] }),
        '{ broken',
        record('9300675024236'),
        record(nextGtin(), { product_name: ' ' }),
        record(second, { product_name: 'Nul\u0000halva', ingredients_text: 'Zucker, Speck', lang: 'de' }),
        '17',
      ]),
    );

    const outcome = await read(path);

    expect(outcome).toMatchObject({ read: 6, added: 2, changed: 0, left: 0, bad: 4, resumedAt: 0 });
    expect(outcome.badRows.map(([place]) => place)).toEqual([2, 3, 4, 6]);
    expect(outcome.badRows[1]?.[1]).toContain('9300675024236');
    expect(await findByGtin(db, good)).toMatchObject({
      name: 'Halva',
      brand: 'Oriental',
      category: 'confectionery',
      countries: ['AU'],
      source: 'open-food-facts',
      licence: expect.stringContaining('ODbL'),
      state: 'verified',
      halalStatus: 'halal',
      allergens: ['sesame'],
      labels: [{ kind: 'halal-claim' }],
      nutrition: { energyKj: 2300, sugarsG: null },
    });
    expect(await findByGtin(db, second)).toMatchObject({ mainLanguage: 'de', halalStatus: 'haram' });
  });

  test('in CSV by tabs or commas, packed or not, is read the same', async () => {
    const { db } = await startApi();
    const names = ['code', 'product_name', 'ingredients_text', 'labels_tags', 'energy-kj_100g', 'fat_100g'];
    const row = (code: string, name: string) => [code, name, 'Rice, salt', 'en:vegan', '1500', '0.4'];
    const [tabbed, quoted] = [nextGtin(), nextGtin()];
    const byTabs = [names, row(tabbed, 'The "good" rice')].map((cells) => cells.join('\t'));
    const byCommas = [names, row(quoted, 'Rice, brown')].map((cells) =>
      cells.map((cell) => `"${cell}"`).join(','),
    );

    const one = await read(await keep('tabs.csv.gz', gzipSync(byTabs.join('\n'))));
    const two = await read(await keep('commas.csv', byCommas.join('\n')));

    expect([one.added, two.added]).toEqual([1, 1]);
    expect(await findByGtin(db, tabbed)).toMatchObject({
      name: 'The "good" rice',
      labels: [{ kind: 'vegan' }],
      nutrition: { energyKj: 1500, fatG: 0.4 },
    });
    expect(await findByGtin(db, quoted)).toMatchObject({
      name: 'Rice, brown',
      ingredients: { en: 'Rice, salt' },
    });
  });

  test('by tabs knows no quotation marks, and guesses nothing of a row that does not fit its head', async () => {
    const { db } = await startApi();
    const [open, after, last] = [nextGtin(), nextGtin(), nextGtin()];
    const rows = [
      ['code', 'product_name', 'ingredients_text', 'categories_tags'],
      [open, '"Halva', 'Sesame, "sugar', ''],
      [nextGtin(), 'A tab\tin its name', 'Sesame', ''],
      [nextGtin(), 'An end of line\nin its name', 'Sesame', ''],
      [after, 'Rice\r', 'Rice', 'en:meals'],
      [nextGtin(), 'Cut off'],
      [last, 'Oats', 'Oats, pork fat', 'en:breakfasts'],
    ];

    const outcome = await read(
      await keep('real.csv', `\u{FEFF}${rows.map((cells) => cells.join('\t')).join('\n')}\n\n`),
    );

    expect(outcome).toMatchObject({ read: 7, added: 3, bad: 4 });
    expect(outcome.badRows).toEqual([
      [3, 'the row has 5 cells, the head has 4'],
      [4, 'the row has 2 cells, the head has 4'],
      [5, 'the row has 3 cells, the head has 4'],
      [7, 'the row has 2 cells, the head has 4'],
    ]);
    expect(await findByGtin(db, open)).toMatchObject({
      name: '"Halva',
      ingredients: { en: 'Sesame, "sugar' },
    });
    expect(await findByGtin(db, after)).toMatchObject({ name: 'Rice', category: 'ready-meals' });
    expect(await findByGtin(db, last)).toMatchObject({ name: 'Oats', halalStatus: 'haram' });
  });

  test('by commas tells the line on which a bad row begins, and loses no row to a quotation mark that never closes', async () => {
    const good = nextGtin();
    const rows = [
      'code,product_name',
      '"1","Over',
      'two lines"',
      '2,Two',
      `${good},Rice,too many`,
      `${good},Rice`,
    ];
    const outcome = await read(await keep('lines.csv', rows.join('\n')));

    expect(outcome.added).toBe(1);
    expect(outcome.badRows.map(([line]) => line)).toEqual([2, 4, 5]);
    const open = await read(await keep('open.csv', `code,product_name\n1,"never closed\n${nextGtin()},Rice`));
    expect(open).toMatchObject({ added: 1, badRows: [[2, 'a quotation mark of the row is never closed']] });
  });

  test('that is read again changes what differs, as the next version, and nothing of our own', async () => {
    const { db } = await startApi();
    const [same, other] = [nextGtin(), nextGtin()];
    const ours = await buildFood(db, { name: 'Our own' });
    const dump = (ingredients_text: string) =>
      lines([record(same), record(other, { ingredients_text }), record(ours.gtin)]);

    await read(await keep('first.jsonl', dump('Sesame')));
    const again = await read(await keep('second.jsonl', dump('Sesame, lard')));

    expect(again).toMatchObject({ added: 0, changed: 1, left: 2 });
    const changed = await findByGtin(db, other);
    expect(changed).toMatchObject({ version: 2, halalStatus: 'haram' });
    expect(await listVersions(db, changed?.id ?? 0)).toMatchObject([
      { version: 2, changes: [{ field: 'ingredients', before: 'Sesame', after: 'Sesame, lard' }] },
    ]);
    expect(await findByGtin(db, ours.gtin)).toEqual(ours);
  });

  test('goes on where it was broken off', async () => {
    const path = await keep(
      'broken-off.jsonl',
      lines(
        Array.from({ length: 1200 }, (_none, place) => record(codeAt(place), { product_name: `P ${place}` })),
      ),
    );
    let batches = 0;
    const breakOff = () => {
      batches += 1;
      if (batches === 2) throw new Error('pulled the plug');
    };

    await expect(read(path, breakOff)).rejects.toThrow('pulled the plug');
    const outcome = await read(path);
    const whole = await read(path);

    expect(outcome).toMatchObject({ resumedAt: 1000, read: 1200, added: 200, changed: 0 });
    expect(whole).toMatchObject({ resumedAt: 0, read: 1200, added: 0, left: 1200 });
  });

  test('loses and doubles nothing when its process is killed in the middle', async () => {
    const { database } = await startApi();
    const all = 4000;
    const place = (index: number) => 100_000 + index;
    const path = await keep(
      'killed.jsonl.gz',
      gzipSync(
        lines(
          Array.from({ length: all }, (_none, index) =>
            record(codeAt(place(index)), { product_name: `Killed ${index}` }),
          ),
        ),
      ),
    );
    const tool = join(import.meta.dirname, '../../../../../../tools/import-food.ts');
    const env = { ...process.env, DATABASE_URL: database.url };
    const child = spawn(process.execPath, [tool, path], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(child, 'exit');

    // It reports when the first batch is stored.
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await gone;
    const outcome = await read(path);

    expect(outcome.resumedAt).toBeGreaterThan(0);
    expect(outcome.resumedAt).toBeLessThan(all);
    expect(outcome).toMatchObject({ read: all, added: all - outcome.resumedAt, changed: 0, left: 0, bad: 0 });
    const { rows } = await database.pool.query(
      `select count(*)::int as foods, count(distinct gtin)::int as codes, max(version) as version
       from scanner.products where name like 'Killed %'`,
    );
    expect(rows).toEqual([{ foods: all, codes: all, version: 1 }]);
  });

  test('that is not there, or torn, is told', async () => {
    const torn = gzipSync(lines(Array.from({ length: 500 }, (_none, place) => record(codeAt(5000 + place)))));

    await expect(read(join(folder, 'nowhere.jsonl'))).rejects.toThrow('ENOENT');
    await expect(read(await keep('torn.jsonl.gz', torn.subarray(0, torn.length - 20)))).rejects.toThrow();
  });
});
