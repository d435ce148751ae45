import { asc, eq, inArray } from 'drizzle-orm';
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

/** Business → how it posts its orders, in two queries; those that have not said so are left out. */
export async function postagesOf(
  reader: Reader,
  businessIds: readonly number[],
): Promise<Map<number, Postage>> {
  if (businessIds.length === 0) return new Map();
  const details = await reader
    .select()
    .from(postageDetails)
    .where(inArray(postageDetails.businessId, [...businessIds]));
  const methods = await reader
    .select()
    .from(postageMethods)
    .where(inArray(postageMethods.businessId, [...businessIds]))
    .orderBy(asc(postageMethods.position));
  const byBusiness = Map.groupBy(methods, ({ businessId }) => businessId);
  return new Map(
    details.map((row) => [row.businessId, { details: row, methods: byBusiness.get(row.businessId) ?? [] }]),
  );
}
