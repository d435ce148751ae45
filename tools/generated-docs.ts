import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { modules } from '../apps/api/src/modules.ts';
import { generateDocs } from './generate-docs.ts';
import { pageDocs } from './page-routes.ts';

/** Writes docs/generated from the definitions; `--check` only lists what is out of date. */
const folder = join(import.meta.dirname, '../docs/generated');

const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');

const docs = new Map([...generateDocs(modules, await read('routes.md')), ...pageDocs()]);
const drawn = await readdir(join(folder, 'lives')).catch(() => []);
const surplus = drawn.map((name) => `lives/${name}`).filter((name) => !docs.has(name));

const stale: string[] = [];
for (const [name, content] of docs) if ((await read(name)) !== content) stale.push(name);

if (argv.includes('--check')) {
  const wrong = [...stale, ...surplus];
  for (const name of wrong) stdout.write(`docs/generated/${name} is out of date.\n`);
  if (wrong.length > 0) stdout.write('Run: node tools/generated-docs.ts\n');
  exit(wrong.length > 0 ? 1 : 0);
}

for (const name of stale) {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, docs.get(name) ?? '');
}
for (const name of surplus) await rm(join(folder, name));
