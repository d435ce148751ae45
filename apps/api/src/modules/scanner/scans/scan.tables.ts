import { integer, text } from 'drizzle-orm/pg-core';
import { bigId, identityId, moment } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';

export const scans = scanner.table('scans', {
  id: identityId(),
  /** As `viewerKeys` of search writes it. */
  viewer: text().notNull(),
  productId: bigId().notNull(),
  version: integer().notNull(),
  scannedAt: moment().notNull(),
  clientKey: text(),
});
