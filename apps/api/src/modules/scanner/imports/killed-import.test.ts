import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { products } from '../products/product.tables.ts';
import { nextGtin } from '../testing.ts';
import { importDump, listBadRecords } from './import-dump.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const records = 1100;
/** The distance between broken records; some come before and some after the point where the process dies. */
const everyOther = 60;
const megabytes = 5;

const bytes = (before: string, wrong: readonly number[], after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.from(wrong), Buffer.from(after)]);
const notUtf8 = [0xff, 0xfe];
const surrogateInBytes = [0xed, 0xa0, 0x80];
const long = () => 'sugar '.repeat((megabytes * 1024 * 1024) / 6);

/** How a dump of one format is written, and what can be broken in it. */
interface Form {
  head: string[];
  sound: (name: string) => string;
  broken: readonly (() => string | Buffer)[];
}

const json = (changes: object) =>
  JSON.stringify({ code: nextGtin(), product_name: 'Broken', ingredients_text: 'Rice', ...changes });

const jsonLines: Form = {
  head: [],
  sound: (name) => json({ product_name: name }),
  broken: [
    () => `{"code":"${nextGtin()}","product_name":"Broken \\ud83d","ingredients_text":"Rice"}`,
    () => json({}).slice(0, 40),
    () => `\0${json({})}`,
    () => bytes(`{"code":"${nextGtin()}","product_name":"Broken `, notUtf8, '"}'),
    () => bytes(`{"code":"${nextGtin()}","product_name":"Broken `, surrogateInBytes, '"}'),
    () => json({ ingredients_text: long() }),
  ],
};

const parted = (by: string): Form => ({
  head: [['code', 'product_name', 'ingredients_text'].join(by)],
  sound: (name) => [nextGtin(), name, 'Rice'].join(by),
  broken: [
    () => bytes([nextGtin(), 'Broken '].join(by), surrogateInBytes, `${by}Rice`),
    () => [nextGtin(), 'Brok'].join(by),
    () => '\0',
    () => bytes([nextGtin(), 'Broken '].join(by), notUtf8, `${by}Rice`),
    () => [nextGtin(), 'Broken', 'Rice', 'salt'].join(by),
    () => [nextGtin(), 'Broken', long()].join(by),
  ],
});

const commas = parted(',');
const forms: Record<string, Form> = {
  'killed.jsonl': jsonLines,
  'killed-by-tabs.csv': parted('\t'),
  'killed.csv': {
    ...commas,
    sound: (name) => `${nextGtin()},${name},"Rice, salt"`,
    broken: [...commas.broken, () => `${nextGtin()},"never closed,Rice`],
  },
};

/** Writes a dump with broken records at regular distances, and returns their lines. */
async function write(file: string, { head, sound, broken }: Form) {
  const lines: (string | Buffer)[] = [...head];
  const brokenLines: number[] = [];
  for (let at = 0; at < records; at += 1) {
    const make = at % everyOther === 7 ? broken[brokenLines.length % broken.length] : undefined;
    if (make) brokenLines.push(lines.length + 1);
    lines.push(make?.() ?? sound(`${file} ${at}`));
  }
  const path = join(folder, file);
  await writeFile(path, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])));
  return { path, brokenLines };
}

/** Imports a dump in a separate process, which dies once it has kept its first batch. */
async function readAndDie(path: string): Promise<void> {
  const { database } = await startApi();
  const tool = join(import.meta.dirname, '../../../../../../tools/import-food.ts');
  const env = { ...process.env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, [tool, path], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await gone;
}

/** Each starts a separate process. */
const patience = 180_000;

describe('a dump with broken records whose reading was killed', { timeout: patience }, () => {
  test.each(Object.keys(forms))('goes on, and tells each of them once: %s', async (file) => {
    const { db } = await startApi();
    const { path, brokenLines } = await write(file, forms[file] as Form);
    await readAndDie(path);
    const toldBefore = (await listBadRecords(db, path)).map(({ line }) => line);

    const toldAfter: number[] = [];
    const outcome = await importDump(db, path, { onBad: (line) => toldAfter.push(line) });

    expect(outcome.resumedAt).toBeGreaterThan(0);
    expect(outcome.resumedAt).toBeLessThan(records);
    expect(outcome.read).toBe(records);
    expect(toldBefore.length).toBeGreaterThan(0);
    expect([...toldBefore, ...toldAfter]).toEqual(brokenLines);
    expect((await listBadRecords(db, path)).map(({ line }) => line)).toEqual(brokenLines);
    const kept = await db
      .select({ name: products.name })
      .from(products)
      .where(like(products.name, `${file} %`));
    expect(new Set(kept.map(({ name }) => name)).size).toBe(records - brokenLines.length);
    expect(kept).toHaveLength(records - brokenLines.length);
  });
});
