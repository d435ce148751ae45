import { asc, eq, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { honestSince } from '../../discounts/index.ts';
import { priceNow } from './price.rules.ts';
import type { Offer } from './variant.queries.ts';
import { type PriceRow, priceHistory } from './variant.tables.ts';

const idsOf = (ids: readonly number[]) => sql.param(`{${ids.join(',')}}`);

interface Asked {
  variantId: number;
  /** The end of the 30 days. */
  at: Date;
}

/** The lowest price in the 30 days before each moment, if the variant was on sale by then. */
export async function lowestBeforeEach(
  reader: Reader,
  asked: readonly Asked[],
): Promise<(number | undefined)[]> {
  if (asked.length === 0) return [];
  const ids = idsOf(asked.map(({ variantId }) => variantId));
  const moments = sql.param(`{${asked.map(({ at }) => at.toISOString()).join(',')}}`);
  const since = sql.param(`{${asked.map(({ at }) => honestSince(at).toISOString()).join(',')}}`);
  const { rows } = await reader.execute<{ place: number; cents: number }>(sql`
    select asked.place, min(h.price_cents) as cents
    from unnest(${ids}::bigint[], ${since}::timestamptz[], ${moments}::timestamptz[])
      with ordinality as asked (variant_id, since, at, place)
    join retail.price_history h on h.variant_id = asked.variant_id and h.since < asked.at
      and h.since >= coalesce((select max(b.since) from retail.price_history b
        where b.variant_id = asked.variant_id and b.since <= asked.since), '-infinity')
    group by asked.place`);
  const byPlace = new Map(rows.map(({ place, cents }) => [place, cents]));
  return asked.map((_one, index) => byPlace.get(index + 1));
}

/** Variant → the lowest price in the 30 days before a moment. */
export async function lowestBefore(
  reader: Reader,
  variantIds: readonly number[],
  at: Date,
): Promise<Map<number, number>> {
  const lowest = await lowestBeforeEach(
    reader,
    variantIds.map((variantId) => ({ variantId, at })),
  );
  return new Map(
    variantIds.flatMap((id, index) => {
      const cents = lowest[index];
      return cents === undefined ? [] : [[id, cents] as const];
    }),
  );
}

/** Variant → the lowest price of the last 30 days, including today's. */
export const lowestLately = (reader: Reader, variantIds: readonly number[]): Promise<Map<number, number>> =>
  lowestBefore(reader, variantIds, new Date(clock.now().getTime() + 1));

/** A variant's price history, oldest first. */
export const listPricesOf = (reader: Reader, variantId: number): Promise<PriceRow[]> =>
  reader
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.variantId, variantId))
    .orderBy(asc(priceHistory.since));

/** Appends the current prices of a locked product's variants where they have changed. */
export async function notePrices(tx: Tx, { variants, deal }: Offer): Promise<void> {
  if (variants.length === 0) return;
  const now = clock.now();
  const ids = variants.map(({ id }) => id);
  const known = await tx
    .selectDistinctOn([priceHistory.variantId])
    .from(priceHistory)
    .where(sql`${priceHistory.variantId} = any(${idsOf(ids)}::bigint[])`)
    .orderBy(asc(priceHistory.variantId), sql`${priceHistory.since} desc`);
  const last = new Map(known.map(({ variantId, priceCents }) => [variantId, priceCents]));
  const fresh = variants
    .map((variant) => ({ variantId: variant.id, priceCents: priceNow(variant, deal, now).cents, since: now }))
    .filter(({ variantId, priceCents }) => last.get(variantId) !== priceCents);
  if (fresh.length === 0) return;
  await tx
    .insert(priceHistory)
    .values(fresh)
    .onConflictDoUpdate({
      target: [priceHistory.variantId, priceHistory.since],
      set: { priceCents: sql`excluded.price_cents` },
    });
}
