import { type ContentType, contentTypes } from '@souk/contract/modules/search/views';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { listSold } from '../sales/sale.queries.ts';
import { type SearchResult, searchDocuments } from '../searches/search-documents.ts';
import type { Viewer } from './record-view.ts';
import { listPopular, recentlyViewed, type Strip } from './view.queries.ts';

type Content = Pick<SearchResult, 'documents' | 'total'> & Partial<SearchResult>;

/** Deals and offers are documents that carry this facet. */
const contentFacet = 'content';

const isContentType = (name: string): name is ContentType =>
  (contentTypes as readonly string[]).includes(name);

/** The things behind a see-more page; an unknown kind of content is no page. */
export async function listContent(
  reader: Reader,
  name: string,
  viewer: Viewer | undefined,
  strip: Strip,
): Promise<Content> {
  if (!isContentType(name)) throw new Problem('path-not-found');
  if (name === 'recently-viewed')
    return viewer ? recentlyViewed(reader, viewer, strip) : { documents: [], total: 0 };
  if (name === 'most-popular') return listPopular(reader, strip);
  if (name === 'best-sellers') return listSold(reader, { ...strip, module: strip.module ?? 'retail' });
  if (name === 'most-recent') return searchDocuments(reader, { ...strip, isByDateAlone: true });
  return searchDocuments(reader, { ...strip, attributes: { [contentFacet]: [name] }, sort: 'most-recent' });
}
