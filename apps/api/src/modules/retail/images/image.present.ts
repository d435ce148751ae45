import type { ProductImage } from '@souk/contract/modules/retail/product-images';
import type { ProductImageRow } from './image.tables.ts';

export const presentImage = ({ id, path }: Pick<ProductImageRow, 'id' | 'path'>): ProductImage => ({
  id,
  path,
  url: `/files/${encodeURIComponent(path)}`,
});
