import { callRetailCategory } from '@souk/contract/modules/catalogue/categories';
import { listBestSellers } from '@souk/contract/modules/retail/product-lists';
import { popularSearches, search } from '@souk/contract/modules/search/search';
import { listContent } from '@souk/contract/modules/search/views';
import { call } from '../../lib/api.server.ts';
import { categoryLabel } from '../../lib/category-path.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';

const shownInRow = 8;
const shownInHalfRow = 4;
const shownArches = 8;
const shownSearches = 5;
const asked = 12;

/** Featured categories first, then others until the arcade is full. */
async function loadCategories(args: PageArgs) {
  const reply = await orNull(call(args, callRetailCategory, { body: { page_size: 20 } }));
  if (!reply) return { arches: [], others: [] };
  const featured = new Set(reply.feactured_category.map(({ id }) => id));
  const leaves = [...reply.feactured_category, ...reply.categories.filter(({ id }) => !featured.has(id))]
    .filter(({ pid }) => pid === 0)
    .map(({ id, slug, art, name, text, type }) => ({
      id,
      slug,
      art,
      name: categoryLabel({ name, text, type }),
    }));
  return { arches: leaves.slice(0, shownArches), others: leaves.slice(shownArches) };
}

/** Everything on the page of all shops; each part may be missing. */
export async function loadLanding(args: PageArgs) {
  const viewer = await visitorOrPrivate(args);
  const content = (content_type: 'daily-deals' | 'recently-viewed') =>
    orNull(
      call(args, listContent, { params: { content_type }, query: { module: 'retail', page_size: asked } }),
    );
  const [categories, deals, newest, sold, viewed, popular] = await Promise.all([
    loadCategories(args),
    content('daily-deals'),
    orNull(call(args, search, { query: { module: 'retail', sort: 'most-recent', page_size: asked } })),
    orNull(call(args, listBestSellers, { query: { page_size: asked } })),
    viewer ? content('recently-viewed') : null,
    orNull(call(args, popularSearches, { body: { module_type: 'retail' } })),
  ]);
  return {
    ...categories,
    popular: popular?.slice(0, shownSearches).map(({ keyword }) => keyword) ?? [],
    deals: deals?.data.slice(0, shownInHalfRow) ?? [],
    newest: newest?.data.slice(0, shownInRow) ?? null,
    sold: sold?.data.slice(0, shownInHalfRow) ?? [],
    // Visitors' pages are cached for others, so they never show what one visitor has viewed.
    viewed: viewed?.data.slice(0, shownInHalfRow) ?? [],
  };
}
