import { footerSlugs } from '@souk/contract/modules/pages/content';
import { listAddressParts } from '@souk/contract/modules/search/addresses';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { categoryPath } from '../../lib/category-path.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { loadCategoryTree } from '../../shell/categories/category-tree.server.ts';
import { isStanding } from '../../shell/standing.ts';
import type { Route } from './+types/sitemap-part.ts';
import { type SitemapEntry, urlSet } from './sitemap.ts';
import { readPart } from './sitemap-parts.server.ts';

const publicPages = [
  ...['/', '/classifieds', '/retail', '/food-scanner', '/categories', '/faq', '/mobile-app/screen'],
  '/signup',
];

/** Pages that hold no single thing: texts, landings and the classified categories. */
async function ownPages(args: PageArgs): Promise<SitemapEntry[]> {
  const { classified, retail } = await loadCategoryTree(args);
  return [
    ...publicPages.filter(isStanding),
    ...footerSlugs.map((slug) => `/footer-pages/${slug}`),
    ...[...classified, ...retail].flatMap((branch) => [branch, ...branch.children]).map(categoryPath),
  ].map((path) => ({ path }));
}

export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url);
  if (args.params.part === 'pages.xml') return urlSet(origin, [await ownPages(args)]);

  const number = Number(/^things-(\d{1,5})\.xml$/.exec(args.params.part)?.[1] ?? 0);
  const isThere = number > 0 && (await call(args, listAddressParts)).includes(number);
  if (!isThere) throw data(null, { status: 404 });
  return urlSet(origin, readPart(args, number));
}
