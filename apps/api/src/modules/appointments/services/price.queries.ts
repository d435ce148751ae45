import { asc, desc, eq, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { findDeals, honestSince, priceOnDeal } from '../../discounts/index.ts';
import { serviceKind } from './service.rules.ts';
import { priceHistory, type ServiceRow } from './service.tables.ts';

interface Asked {
  id: number;
  /** The end of the 30 days. */
  at: Date;
}

const arrayOf = (values: readonly (number | string)[]) => sql.param(`{${values.join(',')}}`);

/** The lowest price in the 30 days before each moment, if the service had a price by then. */
export async function lowestBeforeEach(
  reader: Reader,
  asked: readonly Asked[],
): Promise<(number | undefined)[]> {
  if (asked.length === 0) return [];
  const ids = arrayOf(asked.map(({ id }) => id));
  const moments = arrayOf(asked.map(({ at }) => at.toISOString()));
  const since = arrayOf(asked.map(({ at }) => honestSince(at).toISOString()));
  const { rows } = await reader.execute<{ place: number; cents: number }>(sql`
    select asked.place, min(h.price_cents) as cents
    from unnest(${ids}::bigint[], ${since}::timestamptz[], ${moments}::timestamptz[])
      with ordinality as asked (service_id, since, at, place)
    join ${priceHistory} h on h.service_id = asked.service_id and h.since < asked.at
      and h.since >= coalesce((select max(b.since) from ${priceHistory} b
        where b.service_id = asked.service_id and b.since <= asked.since), '-infinity')
    group by asked.place`);
  const byPlace = new Map(rows.map(({ place, cents }) => [place, cents]));
  return asked.map((_one, index) => byPlace.get(index + 1));
}

/** What a service has cost, oldest first. */
export const listPricesOf = (reader: Reader, serviceId: number) =>
  reader
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.serviceId, serviceId))
    .orderBy(asc(priceHistory.since));

/** Appends a locked service's current price, its deal included, where it has changed. */
export async function notePrice(tx: Tx, { id, priceCents }: ServiceRow): Promise<void> {
  if (priceCents === null) return;
  const now = clock.now();
  const deal = (await findDeals(tx, serviceKind, [id])).get(id);
  const { cents } = priceOnDeal(priceCents, deal, now);
  const [last] = await tx
    .select({ cents: priceHistory.priceCents })
    .from(priceHistory)
    .where(eq(priceHistory.serviceId, id))
    .orderBy(desc(priceHistory.since))
    .limit(1);
  if (last?.cents === cents) return;
  await tx
    .insert(priceHistory)
    .values({ serviceId: id, priceCents: cents, since: now })
    .onConflictDoUpdate({
      target: [priceHistory.serviceId, priceHistory.since],
      set: { priceCents: cents },
    });
}
