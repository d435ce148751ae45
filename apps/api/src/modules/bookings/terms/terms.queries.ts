import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type Terms, usualTerms } from './terms.rules.ts';
import { terms } from './terms.tables.ts';

/** A seller's terms, or the usual ones. */
export async function termsOf(reader: Reader, sellerId: number): Promise<Terms> {
  const [own] = await reader.select().from(terms).where(eq(terms.sellerId, sellerId));
  return own ?? usualTerms;
}
