import { albumTable } from '../../media/index.ts';
import { retail } from '../products/product.tables.ts';

export const productImages = albumTable(retail, 'product_images', 'product_id');
