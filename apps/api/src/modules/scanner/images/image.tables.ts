import { packSides } from '@souk/contract/modules/scanner/words';
import { bigint, text } from 'drizzle-orm/pg-core';
import { albumTable } from '../../media/index.ts';
import { scanner } from '../products/product.tables.ts';

export const productImages = albumTable(scanner, 'product_images', 'product_id');

/**
 * The same rows with what each image shows, which the album does not know. Column names are spelled out, because the
 * library infers them only for the first definition of a table.
 */
export const imageSides = scanner.table('product_images', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  side: text('side', { enum: packSides }).notNull(),
});
