import type { Route } from './+types/sitemap-index.ts';
import { sitemapIndex } from './sitemap.ts';
import { countParts } from './sitemap-parts.server.ts';

/** The map's parts: the house's own pages, and things in parts of 5,000. */
export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url);
  const count = await countParts(args);
  const numbered = Array.from({ length: count }, (_, index) => `things-${index + 1}.xml`);
  return sitemapIndex(origin, ['pages.xml', ...numbered]);
}
