import { listFoodAddressParts } from '@souk/contract/modules/scanner/addresses';
import { listAddressParts } from '@souk/contract/modules/search/addresses';
import { call } from '../../lib/api.server.ts';
import type { Route } from './+types/sitemap-index.ts';
import { sitemapIndex } from './sitemap.ts';

/** The site map's parts: Souk's own pages, and things and foods in parts of at most 50,000. */
export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url);
  const [things, foods] = await Promise.all([call(args, listAddressParts), call(args, listFoodAddressParts)]);
  return sitemapIndex(origin, [
    'pages.xml',
    ...things.map((part) => `things-${part}.xml`),
    ...foods.map((part) => `foods-${part}.xml`),
  ]);
}
