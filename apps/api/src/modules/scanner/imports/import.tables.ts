import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, moment } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';

/** The position in a dump, so that an interrupted import continues there. */
export const imports = scanner.table('imports', {
  dump: text().primaryKey(),
  recordsRead: bigId().notNull(),
  startedAt: createdAt(),
  finishedAt: moment(),
});

/** Useless records, each reported once however often its import is interrupted. */
export const badRecords = scanner.table(
  'bad_records',
  { dump: text().notNull(), line: integer().notNull(), problem: text().notNull() },
  (bad) => [primaryKey({ columns: [bad.dump, bad.line] })],
);
