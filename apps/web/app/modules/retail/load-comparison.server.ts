import { type Comparison, compareProducts } from '@souk/contract/modules/retail/comparison';
import { search } from '@souk/contract/modules/search/search';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { findViewer } from '../../lib/session.server.ts';
import { isId } from '../search/index.ts';
import { comparePath, mostCompared } from './compared.ts';
import { findProduct } from './load-product.server.ts';

const shownToAdd = 10;

/** Ids joined by hyphens or commas, each once. */
function readIds(text: string): number[] {
  const parts = text.split(/[,-]/);
  if (!parts.every(isId)) return [];
  return [...new Set(parts.map(Number))].slice(0, mostCompared);
}

/** One product is no comparison yet: the page asks for a second one. */
async function loadOne(args: PageArgs, id: number): Promise<Comparison> {
  const product = await findProduct(args, id);
  if (product === 'gone') throw data(null, { status: 410 });
  if (product === 'missing') throw data(null, { status: 404 });
  const { title, path, price, was_price, is_deal, is_sold_out, rating, rating_count, seller, images } =
    product;
  const image = images[0]?.path ?? null;
  return {
    products: [
      { id, title, path, image, price, was_price, is_deal, is_sold_out, rating, rating_count, seller },
    ],
    rows: product.attributes.map(({ slug, name, label }) => ({
      slug,
      name,
      values: [label],
      differs: false,
    })),
  };
}

/** What can be added to the comparison: search results, or products similar to the first. */
async function loadToAdd(args: PageArgs, ids: readonly number[], keyword: string) {
  const [first] = ids;
  if (ids.length >= mostCompared || first === undefined) return [];
  const found = keyword
    ? (await orNull(call(args, search, { query: { module: 'retail', keyword, page_size: '20' } })))?.data
    : await findProduct(args, first).then((product) => (typeof product === 'string' ? [] : product.similar));
  return (found ?? [])
    .filter(({ kind, id }) => kind === 'retail.product' && !ids.includes(id))
    .slice(0, shownToAdd)
    .map(({ id, title, image, price, was_price }) => ({ id, title, image, price, was_price }));
}

/** Products side by side; unavailable ones are dropped from the address. */
export async function loadComparison(args: PageArgs & { url: URL }, idsText: string) {
  await findViewer(args);
  const ids = readIds(idsText);
  const [first] = ids;
  if (first === undefined) throw data(null, { status: 404 });
  const keyword = args.url.searchParams.get('add')?.trim().slice(0, 120) ?? '';
  const asked =
    ids.length === 1 ? loadOne(args, first) : call(args, compareProducts, { query: { ids: ids.join(',') } });
  const [comparison, toAdd] = await Promise.all([asked, loadToAdd(args, ids, keyword)]);
  const shown = comparison.products.map(({ id }) => id);
  if (shown.length === 0) throw data(null, { status: 404 });
  if (shown.length < ids.length) throw redirect(comparePath(shown));
  return {
    comparison,
    ids,
    keyword,
    toAdd,
    hasRoom: ids.length < mostCompared,
    isNarrowed: args.url.searchParams.has('differences'),
  };
}

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>;
