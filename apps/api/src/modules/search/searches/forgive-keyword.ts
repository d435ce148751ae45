import type { Reader } from '../../../platform/db/database.ts';
import { completeKeyword } from '../words/complete-keyword.ts';
import { correctKeyword } from '../words/correct-keyword.ts';
import type { SearchQuery } from './search-query.ts';

/** Searches as it was typed; words without results are completed, and if that does not help, corrected. */
export async function forgiveKeyword<Found extends { total: number }>(
  reader: Reader,
  query: SearchQuery,
  searchLiterally: (query: SearchQuery) => Promise<Found>,
): Promise<{ found: Found; didYouMean: string | null }> {
  const found = await searchLiterally(query);
  if (!query.keyword || query.isLiteral || found.total > 0) return { found, didYouMean: null };
  const completed = await completeKeyword(reader, query.keyword);
  if (completed) {
    const begun = await searchLiterally({ ...query, ...completed });
    if (begun.total > 0) return { found: begun, didYouMean: null };
  }
  const corrected = await correctKeyword(reader, query.keyword);
  if (!corrected) return { found, didYouMean: null };
  const meant = await searchLiterally({ ...query, keyword: corrected });
  return meant.total > 0 ? { found: meant, didYouMean: corrected } : { found, didYouMean: null };
}
