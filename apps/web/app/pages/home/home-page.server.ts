import { listBanners } from '@souk/contract/modules/pages/content';
import { popularSearches } from '@souk/contract/modules/search/search';
import { listContent } from '@souk/contract/modules/search/views';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { loadCategoryTree } from '../../shell/categories/category-tree.server.ts';
import { archesOf } from './arcade-arches.ts';
import { loadArchCounts } from './arch-counts.server.ts';
import { loadScannerBand } from './scanner-band.server.ts';

const shownSearches = 5;
const shownInStrip = 8;

async function loadArches(args: PageArgs) {
  const tree = await orNull(loadCategoryTree(args));
  return tree ? archesOf(tree.classified, await loadArchCounts(args, tree.classified)) : [];
}

/** Everything that the home page of visitors and private users shows; each part may be missing. */
export async function loadHomePage(args: PageArgs, viewer: Viewer | null) {
  const newest = (module: 'classified' | 'retail') =>
    orNull(
      call(args, listContent, {
        params: { content_type: 'most-recent' },
        query: { module, page_size: 12 },
      }),
    );
  const seen = viewer
    ? orNull(
        call(args, listContent, { params: { content_type: 'recently-viewed' }, query: { page_size: 12 } }),
      )
    : null;
  const [popular, ads, goods, recent, banners, arches, band] = await Promise.all([
    orNull(call(args, popularSearches, { body: {} })),
    newest('classified'),
    newest('retail'),
    seen,
    orNull(call(args, listBanners, { query: { page_id: 'home-page' } })),
    loadArches(args),
    loadScannerBand(args),
  ]);
  return {
    kind: 'market' as const,
    popular: popular?.slice(0, shownSearches).map(({ keyword }) => keyword) ?? [],
    ads: ads?.data.slice(0, shownInStrip) ?? null,
    goods: goods?.data.slice(0, shownInStrip) ?? [],
    recent: recent?.data.slice(0, shownInStrip) ?? [],
    banners: banners ?? [],
    arches,
    band,
  };
}

export type HomePage = Awaited<ReturnType<typeof loadHomePage>>;
