import { text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';

export const packKeys = scanner.table('pack_keys', {
  id: text().primaryKey(),
  publicKey: text().notNull(),
  /** Encrypted for `packKeyPlace`. */
  privateKey: text().notNull(),
  signsFrom: moment().notNull(),
});
export type PackKey = typeof packKeys.$inferSelect;
