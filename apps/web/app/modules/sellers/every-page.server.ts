import type { Page } from '@souk/contract/shared/page';

/** A business's lists are limited; more pages than this are never read. */
const mostPages = 25;

/** All rows of a paged list. */
export async function everyPage<T>(read: (query: { page: number; page_size: number }) => Promise<Page<T>>) {
  const rows: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const found = await read({ page, page_size: 20 });
    rows.push(...found.data);
    if (page >= found.last_page) break;
  }
  return rows;
}
