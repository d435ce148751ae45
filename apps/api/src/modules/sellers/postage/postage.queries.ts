import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type PostageMethodRow, type PostageRow, postageDetails, postageMethods } from './postage.tables.ts';

export interface Postage {
  details: PostageRow;
  methods: PostageMethodRow[];
}

/** How a shop posts its orders, if it has said so. */
export async function findPostage(reader: Reader, businessId: number): Promise<Postage | undefined> {
  const [details] = await reader
    .select()
    .from(postageDetails)
    .where(eq(postageDetails.businessId, businessId));
  if (!details) return undefined;
  const methods = await reader
    .select()
    .from(postageMethods)
    .where(eq(postageMethods.businessId, businessId))
    .orderBy(asc(postageMethods.position));
  return { details, methods };
}
