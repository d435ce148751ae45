import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, moment } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';

/** How far the reading of a dump has come, so that it goes on there after it was broken off. */
export const imports = scanner.table('imports', {
  dump: text().primaryKey(),
  recordsRead: bigId().notNull(),
  startedAt: createdAt(),
  finishedAt: moment(),
});
