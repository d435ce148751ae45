import type { ListingPage } from '@souk/contract/modules/search/listing';
import { toPage } from '@souk/contract/shared/page';
import type { Reader } from '../../../platform/db/database.ts';
import { presentFor } from '../documents/viewer-marks.ts';
import { deepestOffset } from './cursor.ts';
import type { SearchResult } from './search-documents.ts';

interface Asked {
  page: number;
  page_size: number;
}

/** A search result in the envelope of lists; pages that cannot be reached by number are not announced. */
export async function presentPage(
  reader: Reader,
  viewer: { id: number } | null,
  result: Pick<SearchResult, 'documents' | 'total'> & Partial<SearchResult>,
  asked: Asked,
): Promise<ListingPage> {
  const page = toPage(await presentFor(reader, viewer, result.documents), result.total, asked);
  return {
    ...page,
    last_page: Math.min(page.last_page, Math.ceil(deepestOffset / asked.page_size) + 1),
    total_is_exact: result.isExact ?? true,
    next_cursor: result.nextCursor ?? null,
    did_you_mean: result.didYouMean ?? null,
  };
}
