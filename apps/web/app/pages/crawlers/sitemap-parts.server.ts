import { listAddresses } from '@souk/contract/modules/search/addresses';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { SitemapEntry } from './sitemap.ts';

/** The things of one part, some thousand at a time: they are written as they are read. */
export async function* readPart(args: PageArgs, part: number): AsyncGenerator<SitemapEntry[]> {
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof ask>> = await ask(args, part, after);
    yield page.data.map(({ path, changed_at }) => ({ path, changedAt: changed_at }));
    after = page.next;
  }
}

const ask = (args: PageArgs, part: number, after: number) =>
  call(args, listAddresses, { params: { part }, query: { after } });
