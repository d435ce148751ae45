import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { Reader } from '../../../platform/db/database.ts';
import { listSold, presentFor } from '../../search/index.ts';
import type { Viewer } from '../products/product.policy.ts';

interface Strip {
  categoryId?: number | undefined;
  page: number;
  pageSize: number;
}

/** The public products that have sold most recently, then the most viewed. */
export async function listBestSellers(
  reader: Reader,
  viewer: Viewer | null,
  strip: Strip,
): Promise<{ items: ListingItem[]; total: number }> {
  const { documents, total } = await listSold(reader, { ...strip, module: 'retail', kind: 'retail.product' });
  return { items: await presentFor(reader, viewer, documents), total };
}
