import { integer, text } from 'drizzle-orm/pg-core';
import { bigId, identityId, moment } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';

export const scans = scanner.table('scans', {
  id: identityId(),
  /** In the format of search's `viewerKeys`. */
  viewer: text().notNull(),
  productId: bigId().notNull(),
  version: integer().notNull(),
  scannedAt: moment().notNull(),
  clientKey: text(),
});
