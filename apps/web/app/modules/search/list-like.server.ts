import type { ListingItem } from '@souk/contract/modules/search/listing';
import { search } from '@souk/contract/modules/search/search';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { Trade } from './listing-trade.ts';

const shown = 4;

/** Items similar to one that is gone, found by the words of its address. */
export async function listLike(args: PageArgs, module: Trade, slug: string): Promise<ListingItem[]> {
  const words = slug
    .replace(/-?\d+$/, '')
    .split('-')
    .filter((word) => word.length > 2);
  const find = async (query: Record<string, string>) =>
    (await call(args, search, { query: { module, page_size: '10', ...query } })).data.slice(0, shown);
  // All words find only the same item, two find similar ones; a single word would find anything.
  for (const keyword of [words.join(' '), words.slice(0, 2).join(' '), words.slice(-2).join(' ')]) {
    const similar = keyword ? await find({ keyword }) : [];
    if (similar.length > 0) return similar;
  }
  return find({ sort: 'most-recent' });
}
