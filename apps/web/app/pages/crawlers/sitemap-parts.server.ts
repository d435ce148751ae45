import { listFoodAddresses, listFoodAddressParts } from '@souk/contract/modules/scanner/addresses';
import { listAddresses, listAddressParts } from '@souk/contract/modules/search/addresses';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { SitemapEntry } from './sitemap.ts';

/** What has pages of its own: items in the market's search, and foods. */
const kinds = {
  things: { parts: listAddressParts, addresses: listAddresses },
  foods: { parts: listFoodAddressParts, addresses: listFoodAddresses },
};
export type Kind = keyof typeof kinds;

export const isKind = (word: string | undefined): word is Kind =>
  word !== undefined && Object.hasOwn(kinds, word);

/** Numbers of the parts that are not empty. */
export const listParts = (args: PageArgs, kind: Kind): Promise<number[]> => call(args, kinds[kind].parts);

/** The addresses of one part, a few thousand at a time: they are sent while they are read. */
export async function* readPart(args: PageArgs, kind: Kind, part: number): AsyncGenerator<SitemapEntry[]> {
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof ask>> = await ask(args, kind, part, after);
    yield page.data.map(({ path, changed_at }) => ({ path, changedAt: changed_at }));
    after = page.next;
  }
}

const ask = (args: PageArgs, kind: Kind, part: number, after: number) =>
  call(args, kinds[kind].addresses, { params: { part }, query: { after } });
