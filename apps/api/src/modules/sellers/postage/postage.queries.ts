import { asc, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { idsNamed, keepQuery } from '../../../platform/db/keep-query.ts';
import type { PricedBand } from './postage.rules.ts';
import {
  type PostageMethodRow,
  type PostageRow,
  postageBands,
  postageDetails,
  postageMethods,
} from './postage.tables.ts';

export interface Postage {
  details: PostageRow;
  /** Methods without bands cost the same everywhere. */
  methods: (PostageMethodRow & { bands?: readonly PricedBand[] })[];
}

/** A shop's postage, if it has set one. */
export const findPostage = async (reader: Reader, businessId: number): Promise<Postage | undefined> =>
  (await postagesOf(reader, [businessId])).get(businessId);

const businessIdsWanted = idsNamed('businessIds');

const detailRows = keepQuery((reader) =>
  reader.select().from(postageDetails).where(sql`${postageDetails.businessId} = any(${businessIdsWanted})`),
);

const methodRows = keepQuery((reader) =>
  reader
    .select()
    .from(postageMethods)
    .where(sql`${postageMethods.businessId} = any(${businessIdsWanted})`)
    .orderBy(asc(postageMethods.position)),
);

const bandRows = keepQuery((reader) =>
  reader
    .select()
    .from(postageBands)
    .where(sql`${postageBands.businessId} = any(${businessIdsWanted})`)
    .orderBy(asc(postageBands.upToGrams)),
);

async function bandsOf(reader: Reader, businessIds: readonly number[]): Promise<Map<string, PricedBand[]>> {
  const rows = await bandRows(reader).execute({ businessIds });
  const byMethod = Map.groupBy(rows, (row) => `${row.businessId}/${row.methodPosition}`);
  return new Map(
    [...byMethod].map(([method, bands]) => [
      method,
      bands.map(({ businessId: _business, methodPosition: _method, ...band }) => band),
    ]),
  );
}

/** Business → postage, in three queries; businesses that have set none are left out. */
export async function postagesOf(
  reader: Reader,
  businessIds: readonly number[],
): Promise<Map<number, Postage>> {
  if (businessIds.length === 0) return new Map();
  const details = await detailRows(reader).execute({ businessIds });
  const methods = await methodRows(reader).execute({ businessIds });
  const bands = await bandsOf(reader, businessIds);
  const whole = methods.map((method) => {
    const own = bands.get(`${method.businessId}/${method.position}`);
    return own ? { ...method, bands: own } : method;
  });
  const byBusiness = Map.groupBy(whole, ({ businessId }) => businessId);
  return new Map(
    details.map((row) => [row.businessId, { details: row, methods: byBusiness.get(row.businessId) ?? [] }]),
  );
}
