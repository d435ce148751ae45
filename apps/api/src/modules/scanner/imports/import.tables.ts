import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, moment } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';

/** How far the reading of a dump has come, so that it goes on there after it was broken off. */
export const imports = scanner.table('imports', {
  dump: text().primaryKey(),
  recordsRead: bigId().notNull(),
  startedAt: createdAt(),
  finishedAt: moment(),
});

/** Records that are of no use, each told once however often the reading of its dump is broken off. */
export const badRecords = scanner.table(
  'bad_records',
  { dump: text().notNull(), line: integer().notNull(), problem: text().notNull() },
  (bad) => [primaryKey({ columns: [bad.dump, bad.line] })],
);
