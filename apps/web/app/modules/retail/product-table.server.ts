import { getProductCounts, listMyProducts } from '@souk/contract/modules/retail/products';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { productSortNamed, productTabNamed } from './product-tabs.ts';

const pageSize = 20;

/** Own products, filtered by the address, with the number in each state. */
export async function loadProductTable(args: PageArgs) {
  const { searchParams } = new URL(args.request.url);
  const tab = productTabNamed(searchParams.get('status'));
  const keyword = searchParams.get('keyword')?.trim().slice(0, 100) ?? '';
  const sort = productSortNamed(searchParams.get('sort'));
  const page = searchParams.get('page') ?? 1;
  const query = { ...(tab ? { status: tab } : {}), keyword, sort, page, page_size: pageSize };
  const [products, counts] = await Promise.all([
    call(args, listMyProducts, { query }),
    call(args, getProductCounts),
  ]);
  const posted = products.data.find(({ id }) => String(id) === searchParams.get('posted')) ?? null;
  return { products, counts, tab, keyword, sort, posted };
}

export type ProductTableState = Awaited<ReturnType<typeof loadProductTable>>;
