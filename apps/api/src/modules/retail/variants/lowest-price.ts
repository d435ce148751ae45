import { type SQL, sql } from 'drizzle-orm';
import { honestDays } from '../../discounts/index.ts';
import { variants } from './variant.tables.ts';

/** A variant's lowest price in the 30 days before a moment, if it was on sale by then. */
export const lowestPrice = (at: SQL) => sql<
  number | null
>`(select min(price.price_cents) from retail.price_history price
  where price.variant_id = ${variants.id} and price.since < ${at}
    and price.since >= coalesce((select max(former.since) from retail.price_history former
      where former.variant_id = ${variants.id}
        and former.since <= ${at} - make_interval(hours => ${sql.raw(String(honestDays * 24))})), '-infinity'))`;
