import { listAddressParts } from '@souk/contract/modules/search/addresses';
import { call } from '../../lib/api.server.ts';
import type { Route } from './+types/sitemap-index.ts';
import { sitemapIndex } from './sitemap.ts';

/** The map's parts: the house's own pages, and things in parts of at most 50,000. */
export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url);
  const parts = await call(args, listAddressParts);
  return sitemapIndex(origin, ['pages.xml', ...parts.map((part) => `things-${part}.xml`)]);
}
