import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { products } from '../products/product.tables.ts';
import { nextGtin } from '../testing.ts';
import { importDump, listBadRecords } from './import-dump.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-broken-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Content = string | Uint8Array;

const sound = (changes: object = {}) => ({
  code: nextGtin(),
  product_name: 'Halva',
  lang: 'en',
  ingredients_text: 'Sesame, sugar',
  ...changes,
});
const line = (changes: object) => JSON.stringify(sound(changes));
/** JSON that no serialiser would produce. */
const raw = (field: string, value: string) =>
  `{"code":"${nextGtin()}","product_name":"Halva","ingredients_text":"Sesame","${field}":${value}}`;
const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
const inBytes = (before: string, bytes: readonly number[], after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
const wrongUtf8 = (bytes: readonly number[]) =>
  inBytes(`{"code":"${nextGtin()}","product_name":"Halva","ingredients_text":"Sesame, `, bytes, '"}');

const text = ['product_name', 'brands', 'quantity', 'ingredients_text', 'ingredients_text_fr'];

/** Records that cannot be stored: they must be reported, and their neighbours stored. */
const useless: Record<string, () => Content> = {
  'no JSON': () => '{ broken',
  'JSON that breaks off': () => line({}).slice(0, -8),
  'a number': () => '17',
  'a list': () => '[{"code":"96385074"}]',
  null: () => 'null',
  'a NUL as a letter of the file': () => `\0${line({})}`,
  'nothing but brackets': () => nested(200_000),
  'no code': () => line({ code: undefined }),
  'a code that is a list': () => line({ code: [nextGtin()] }),
  'a code that is too long a number': () => raw('code', '9'.repeat(400)),
  'a code with a lone surrogate': () => raw('code', '"96385074\\ud800"'),
  'no name': () => line({ product_name: {} }),
  'a list of 10,001 characters': () => line({ ingredients_text: 'sugar, '.repeat(1429).slice(0, 10_001) }),
  'a list of 10,001 characters in another language': () => line({ ingredients_text_de: 'x'.repeat(10_001) }),
  'lists of forty-one languages': () =>
    line(
      Object.fromEntries(
        [...'abcdefghijklmnopqrstuvwxyzabcdefghijklmno'].map((letter, place) => [
          `ingredients_text_${letter}${place < 26 ? 'a' : 'b'}`,
          `Zucker ${place}`,
        ]),
      ),
    ),
  ...Object.fromEntries(
    text.flatMap((field) => [
      [`a lone high surrogate in ${field}`, () => raw(field, '"Sesame \\ud83d bar"')],
      [`a lone low surrogate in ${field}`, () => raw(field, '"Sesame \\udc00"')],
    ]),
  ),
  'a byte that is no UTF-8': () => wrongUtf8([0xff]),
  'half of a letter of two bytes': () => wrongUtf8([0xc3]),
  'a letter in more bytes than it takes': () => wrongUtf8([0xc0, 0xaf]),
  'a surrogate in bytes': () => wrongUtf8([0xed, 0xa0, 0x80]),
};

/** Odd but harmless records: they are stored. */
const odd: Record<string, () => Content> = {
  ...Object.fromEntries(text.map((field) => [`a NUL in ${field}`, () => raw(field, '"Sesame\\u0000 bar"')])),
  'a lone surrogate in a field that is not taken': () => raw('generic_name', '"\\ud800"'),
  'numbers that are too long': () => raw('nutriments', `{"fat_100g":${'9'.repeat(5000)},"salt_100g":1e999}`),
  'numbers that are words, lists and things': () =>
    line({ nutriments: { fat_100g: [1], salt_100g: { valueOf: 1, toString: 2 }, sugars_100g: 'much' } }),
  'nutrition that is a list of lists': () => raw('nutriments', nested(50_000)),
  'fields of wrong types': () =>
    line({
      brands: { a: 1 },
      quantity: [],
      lang: 4,
      labels_tags: 7,
      categories_tags: { x: 1 },
      traces_tags: null,
    }),
  'tags of wrong types': () => line({ categories_tags: [null, 4, ['en:meals'], {}], additives_tags: [[[]]] }),
  'tags that name what every thing inherits': () =>
    line({ categories_tags: ['constructor', '__proto__', 'toString'], countries_tags: ['valueOf'] }),
  'tags without end': () =>
    line({ allergens_tags: Array.from({ length: 20_000 }, (_none, at) => `en:x${at}`) }),
  'a name that is cut in the middle of an emoji': () => line({ product_name: `${'a'.repeat(199)}🍪🍪` }),
  'an ingredient that is cut in the middle of an emoji': () =>
    line({ ingredients_text: `zorb${'x'.repeat(55)}🍪🍪 lard` }),
  'keys of a prototype': () => raw('__proto__', '{"lang":"xx"}'),
  'an empty line': () => '',
};

const linesOf = (contents: readonly Content[]) =>
  Buffer.concat(contents.flatMap((content) => [Buffer.from(content as Uint8Array), Buffer.from('\n')]));

async function keep(name: string, contents: readonly Content[]) {
  const path = join(folder, name);
  await writeFile(path, linesOf(contents));
  return path;
}

async function read(path: string, onBatch?: () => void) {
  const { db } = await startApi();
  const told: [number, string][] = [];
  const ears = { onBad: (at: number, problem: string) => told.push([at, problem]) };
  const outcome = await importDump(db, path, onBatch ? { ...ears, onBatch } : ears).catch(
    (error: Error) => error,
  );
  return { outcome, told };
}

const isKept = async (name: string) => {
  const { db } = await startApi();
  return (await db.select({ name: products.name }).from(products)).some((product) => product.name === name);
};

describe('a record of a dump', () => {
  test.each(Object.keys(useless))(
    'that is of no use (%s) is told by its line, and its neighbours are kept',
    async (kind) => {
      const before = `Before ${kind}`.slice(0, 190);
      const after = `After ${kind}`.slice(0, 190);
      const path = await keep(`useless-${Object.keys(useless).indexOf(kind)}.jsonl`, [
        line({ product_name: before }),
        useless[kind]?.() ?? '',
        line({ product_name: after }),
      ]);

      const { outcome, told } = await read(path);

      expect(outcome).toMatchObject({ read: 3, added: 2, bad: 1 });
      expect(told).toEqual([[2, expect.stringMatching(/./)]]);
      expect(await isKept(before)).toBe(true);
      expect(await isKept(after)).toBe(true);
    },
  );

  test.each(Object.keys(odd))(
    'that is odd (%s) is kept, and what it cannot say is left out',
    async (kind) => {
      const path = await keep(`odd-${Object.keys(odd).indexOf(kind)}.jsonl`, [
        line({}),
        odd[kind]?.() ?? '',
        line({}),
      ]);

      const { outcome, told } = await read(path);

      expect(told).toEqual([]);
      expect(outcome).toMatchObject({ bad: 0, added: kind === 'an empty line' ? 2 : 3 });
    },
  );

  test('that is broken is told once among a thousand others, however often the reading is broken off', async () => {
    const kinds = [...Object.values(useless), ...Object.values(odd).slice(0, -1)];
    const contents = Array.from(
      { length: 1300 },
      (_none, at) => (at % 7 === 3 ? kinds[at % kinds.length]?.() : undefined) ?? line({}),
    );
    const path = await keep('mixed.jsonl', contents);
    const expected = contents.flatMap((_content, at) =>
      at % 7 === 3 && at % kinds.length < Object.keys(useless).length ? [at + 1] : [],
    );
    let batches = 0;
    const breakOff = () => {
      batches += 1;
      if (batches < 3) throw new Error('pulled the plug');
    };

    const first = await read(path, breakOff);
    const second = await read(path, breakOff);
    const last = await read(path);
    const { db } = await startApi();

    expect([first.outcome, second.outcome].every((outcome) => outcome instanceof Error)).toBe(true);
    expect(last.outcome).toMatchObject({ resumedAt: 1000, read: 1300 });
    const told = [...first.told, ...second.told, ...last.told].map(([at]) => at);
    expect(told).toEqual(expected);
    expect((await listBadRecords(db, path)).map((bad) => bad.line)).toEqual(expected);
  });

  test('that is broken in CSV is told by its line, and every other row is kept', async () => {
    const good = (name: string) => `${nextGtin()},${name},"Rice, salt"`;
    const rows: Content[] = [
      'code,product_name,ingredients_text',
      good('CSV one'),
      `${nextGtin()},"never closed,Rice`,
      good('CSV two'),
      inBytes(`${nextGtin()},Halva,Sesame `, [0xff, 0xfe], ''),
      good('CSV three'),
      `${nextGtin()},Too,many,cells`,
      `${nextGtin()},Long,${'sugar '.repeat(2000)}`,
      `\0`,
      good('CSV four'),
      `${nextGtin()},6" pizza,Wheat`,
    ];

    const { outcome, told } = await read(await keep('broken.csv', rows));

    expect(told.map(([at]) => at)).toEqual([3, 5, 7, 8, 9]);
    expect(outcome).toMatchObject({ read: 10, added: 5 });
    for (const name of ['CSV one', 'CSV two', 'CSV three', 'CSV four', '6" pizza'])
      expect(await isKept(name), name).toBe(true);
  });

  test('that does not end is passed over without being held in memory', async () => {
    const path = await keep('endless.jsonl', [
      line({ product_name: 'Before the endless' }),
      'x'.repeat(17 * 1024 * 1024),
      line({ product_name: 'After the endless' }),
    ]);

    const { outcome, told } = await read(path);

    expect(told).toEqual([[2, 'the line does not end']]);
    expect(outcome).toMatchObject({ added: 2 });
  });
});
