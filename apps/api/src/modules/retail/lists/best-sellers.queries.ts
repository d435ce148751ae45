import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { Reader } from '../../../platform/db/database.ts';
import { listSold, presentFor } from '../../search/index.ts';
import type { Viewer } from '../products/product.policy.ts';

interface Strip {
  categoryId?: number | undefined;
  page: number;
  pageSize: number;
}

/** Public products that are sold most these days, then those most looked at. */
export async function listBestSellers(
  reader: Reader,
  viewer: Viewer | null,
  strip: Strip,
): Promise<{ items: ListingItem[]; total: number }> {
  const { documents, total } = await listSold(reader, { ...strip, module: 'retail', kind: 'retail.product' });
  return { items: await presentFor(reader, viewer, documents), total };
}
