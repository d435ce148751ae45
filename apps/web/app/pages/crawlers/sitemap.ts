import { Readable } from 'node:stream';

export interface SitemapEntry {
  path: string;
  changedAt?: string;
}

const inXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const inUrl = (origin: string, { path, changedAt }: SitemapEntry): string =>
  `<url><loc>${inXml(new URL(path, origin).href)}</loc>${changedAt ? `<lastmod>${inXml(changedAt)}</lastmod>` : ''}</url>\n`;

async function* linesOf(origin: string, portions: Portions): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const entries of portions) yield entries.map((entry) => inUrl(origin, entry)).join('');
  yield '</urlset>\n';
}

type Portions = Iterable<readonly SitemapEntry[]> | AsyncIterable<readonly SitemapEntry[]>;

/** Pages of one part of the map, sent while they are read. */
export function urlSet(origin: string, portions: Portions): Response {
  const body = Readable.toWeb(Readable.from(linesOf(origin, portions)));
  return new Response(body as ReadableStream, { headers });
}

/** The map of the map's parts. */
export function sitemapIndex(origin: string, parts: readonly string[]): Response {
  const maps = parts.map((part) => `<sitemap><loc>${inXml(`${origin}/sitemap/${part}`)}</loc></sitemap>`);
  return new Response(`${head}<sitemapindex ${namespace}>\n${maps.join('\n')}\n</sitemapindex>\n`, {
    headers,
  });
}
