import { eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type Terms, usualTerms } from './terms.rules.ts';
import { terms } from './terms.tables.ts';

/** A seller's terms, or the usual ones. */
export async function termsOf(reader: Reader, sellerId: number): Promise<Terms> {
  const [own] = await reader.select().from(terms).where(eq(terms.sellerId, sellerId));
  return own ?? usualTerms;
}

/** The terms of several sellers. */
export async function termsOfAll(reader: Reader, sellerIds: readonly number[]): Promise<Map<number, Terms>> {
  const rows =
    sellerIds.length === 0
      ? []
      : await reader
          .select()
          .from(terms)
          .where(inArray(terms.sellerId, [...sellerIds]));
  const own = new Map(rows.map((row) => [row.sellerId, row]));
  return new Map(sellerIds.map((id) => [id, own.get(id) ?? usualTerms]));
}
