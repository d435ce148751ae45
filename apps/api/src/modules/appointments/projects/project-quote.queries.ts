import { asc, inArray, or } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type QuoteRow, quotes } from '../quotes/quote.tables.ts';

/** These quotes and all of these briefs, in one statement. */
export const listQuotesOfAny = async (
  reader: Reader,
  { quoteIds, briefIds }: { quoteIds: readonly number[]; briefIds: readonly number[] },
): Promise<QuoteRow[]> =>
  quoteIds.length + briefIds.length === 0
    ? []
    : reader
        .select()
        .from(quotes)
        .where(or(inArray(quotes.id, [...quoteIds]), inArray(quotes.briefId, [...briefIds])))
        .orderBy(asc(quotes.id));
