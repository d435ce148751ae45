import { writeFile } from 'node:fs/promises';
import { argv, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { importDump, listBadRecords } from '../apps/api/src/modules/scanner/index.ts';
import { openDatabase } from '../apps/api/src/platform/db/database.ts';
import { databaseUrl } from './database-url.ts';

const say = (line: string) => stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { bad: { type: 'string' } },
});
const [path] = positionals;
if (!path) {
  say('Say which dump of Open Food Facts: node tools/import-food.ts products.jsonl.gz [--bad bad-rows.txt]');
  say(
    'It may be .jsonl or .csv, packed as .gz or not. Broken off, it goes on where it was when started again.',
  );
  exit(1);
}

const badPath = values.bad ?? `${path}.bad.txt`;
const { db, close } = openDatabase(await databaseUrl(), 2);
const every = 10_000;
let said = -every;
try {
  const { added, changed, left, read, resumedAt } = await importDump(db, path, {
    onBatch: (outcome) => {
      if (outcome.read - said < every) return;
      said = outcome.read;
      say(`${outcome.read} records read, ${outcome.added} added, ${outcome.changed} changed`);
    },
  });
  const badRows = await listBadRecords(db, path);
  await writeFile(badPath, badRows.map(({ line, problem }) => `${line}\t${problem}\n`).join(''));
  if (resumedAt > 0) say(`Went on after record ${resumedAt}, where it had been broken off.`);
  say(
    `${read} records: ${added} added, ${changed} changed, ${left} left as they were, ${badRows.length} of no use.`,
  );
  if (badRows.length > 0)
    say(`What is wrong with them stands in ${badPath}, each after the number of its line.`);
} finally {
  await close();
}
