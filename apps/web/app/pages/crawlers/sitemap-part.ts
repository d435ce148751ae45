import { footerSlugs } from '@souk/contract/modules/pages/content';
import { data } from 'react-router';
import { categoryPath } from '../../lib/category-path.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { isBuilt } from '../../shell/built-pages.ts';
import { loadCategoryTree } from '../../shell/categories/category-tree.server.ts';
import type { Route } from './+types/sitemap-part.ts';
import { type SitemapEntry, urlSet } from './sitemap.ts';
import { isKind, listParts, readPart } from './sitemap-parts.server.ts';

const publicPages = [
  '/',
  '/classifieds',
  '/retail',
  '/food-scanner',
  '/categories',
  '/faq',
  '/mobile-app/screen',
  '/signup',
];

const foodLists = ['/see-all-products/most-recent', '/see-all-products/most-popular', '/add-product'];

/** Pages that are not about a single thing: texts, landings and the classified categories. */
async function ownPages(args: PageArgs): Promise<SitemapEntry[]> {
  const { classified, retail } = await loadCategoryTree(args);
  return [
    ...publicPages.filter(isBuilt),
    ...foodLists,
    ...footerSlugs.map((slug) => `/footer-pages/${slug}`),
    ...[...classified, ...retail].flatMap((branch) => [branch, ...branch.children]).map(categoryPath),
  ].map((path) => ({ path }));
}

export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url);
  if (args.params.part === 'pages.xml') return urlSet(origin, [await ownPages(args)]);

  const [, kind, digits] = /^([a-z]+)-(\d{1,5})\.xml$/.exec(args.params.part) ?? [];
  const number = Number(digits);
  if (!isKind(kind) || !(await listParts(args, kind)).includes(number)) throw data(null, { status: 404 });
  return urlSet(origin, readPart(args, kind, number));
}
