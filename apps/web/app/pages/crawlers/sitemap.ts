export interface SitemapEntry {
  path: string;
  changedAt?: string;
}

const inXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages of one part of the map. */
export function urlSet(origin: string, entries: readonly SitemapEntry[]): Response {
  const urls = entries.map(
    ({ path, changedAt }) =>
      `<url><loc>${inXml(new URL(path, origin).href)}</loc>${changedAt ? `<lastmod>${inXml(changedAt)}</lastmod>` : ''}</url>`,
  );
  return new Response(`${head}<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`, { headers });
}

/** The map of the map's parts. */
export function sitemapIndex(origin: string, parts: readonly string[]): Response {
  const maps = parts.map((part) => `<sitemap><loc>${inXml(`${origin}/sitemap/${part}`)}</loc></sitemap>`);
  return new Response(`${head}<sitemapindex ${namespace}>\n${maps.join('\n')}\n</sitemapindex>\n`, {
    headers,
  });
}
