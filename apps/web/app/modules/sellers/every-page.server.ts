import type { Page } from '@souk/contract/shared/page';

/** Businesses are bounded in what they keep; more pages than this are never read. */
const mostPages = 20;

/** All rows of a list that comes in pages. */
export async function everyPage<T>(read: (query: { page: number; page_size: number }) => Promise<Page<T>>) {
  const rows: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const found = await read({ page, page_size: 20 });
    rows.push(...found.data);
    if (page >= found.last_page) break;
  }
  return rows;
}
