import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { enquiries } from '../enquiries/enquiry.tables.ts';
import { quotes } from '../quotes/quote.tables.ts';

/** What leads to bookings and is open at a business. */
export interface OpenRequests {
  enquiries: number;
  /** Requests for a quote that wait for one. */
  toQuote: number;
  /** Quotes that wait for the customer. */
  quoted: number;
}

export async function countOpenRequests(reader: Reader, sellerId: number): Promise<OpenRequests> {
  const { rows } = await reader.execute<OpenRequests & Record<string, unknown>>(sql`
    select (select count(*)::int from ${enquiries} where seller_id = ${sellerId} and state = 'new') as enquiries,
      count(*) filter (where state = 'Quote-Requested')::int as "toQuote",
      count(*) filter (where state = 'Quote-Sent')::int as quoted
    from ${quotes} where seller_id = ${sellerId} and not hidden_for_seller`);
  return rows[0] ?? { enquiries: 0, toQuote: 0, quoted: 0 };
}
