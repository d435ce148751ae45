import { engineVersion } from '@souk/food/analyse';
import { sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db, Reader, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { foodJudged } from '../../food/index.ts';
import { noteWorsened } from '../favourites/note-worsened.ts';
import { dayOf, type Judgement, judgePacks } from './judge-pack.ts';
import { type ProductRow, products } from './product.tables.ts';

export const reanalyseJob = 'scanner-reanalyse';
/** How many one thread judges together. */
const batchSize = 100;

/** Judged by another version of the engine, or by a certificate that has expired since. */
const isStale = (today: string) => sql`(${products.engineVersion} <> ${engineVersion}
  or (${products.certifiedUntil} < ${today}::date and ${products.analysedOn} <= ${products.certifiedUntil}))`;

const listStale = (reader: Reader, today: string, afterId: number): Promise<ProductRow[]> =>
  reader
    .select()
    .from(products)
    .where(sql`${isStale(today)} and ${products.id} > ${afterId}`)
    .orderBy(products.id)
    .limit(batchSize);

/** Stores new judgements together; a product that has changed in the meantime already has one. */
async function writeJudgements(
  tx: Tx,
  rows: readonly ProductRow[],
  judgements: readonly Judgement[],
): Promise<void> {
  const fresh = rows.flatMap((row, place) => {
    const judgement = judgements[place];
    return judgement ? [{ ...judgement, id: row.id, seen: row.updatedAt.toISOString() }] : [];
  });
  const rejudged = rows.map(({ id, verdicts }, place) => ({
    id,
    before: verdicts,
    after: fresh[place]?.verdicts ?? verdicts,
  }));
  await noteWorsened(tx, rejudged);
  // Devices fetch a product again only if something in the offline pack has changed.
  const now = clock.now();
  const { rows: written } = await tx.execute<{ gtin: string; isOther: boolean }>(sql`
    update scanner.products p set engine_version = x."engineVersion", analysed_on = x."analysedOn",
      certified_until = x."certifiedUntil", verdicts = x.verdicts, halal_status = x."halalStatus",
      traits = x.traits, allergens = x.allergens, may_contain = x."mayContain", diets = x.diets,
      usual_allergens = x."usualAllergens", is_whole = x."isWhole", differences = x.differences,
      additives = x.additives, reasons = x.reasons, sources = x.sources, nova = x.nova, nutri_grade = x."nutriGrade",
      health_stars = x."healthStars",
      updated_at = case when (p.verdicts, p.allergens, p.may_contain, p.usual_allergens, p.is_whole, p.diets,
        p.additives, p.reasons, p.sources, p.nova, p.nutri_grade, p.health_stars)
        is distinct from (x.verdicts, x.allergens, x."mayContain", x."usualAllergens", x."isWhole", x.diets,
        x.additives, x.reasons, x.sources, x.nova, x."nutriGrade", x."healthStars")
        then ${now.toISOString()}::timestamptz else p.updated_at end
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as x(id bigint, seen timestamptz,
      "engineVersion" int, "analysedOn" date, "certifiedUntil" date, verdicts jsonb, "halalStatus" text,
      traits text[], allergens text[], "mayContain" text[], "usualAllergens" jsonb, "isWhole" boolean, differences jsonb, diets jsonb, additives text[], reasons text[], sources text[],
      nova smallint, "nutriGrade" char(1), "healthStars" real)
    where p.id = x.id and p.updated_at = x.seen
    returning p.gtin, p.updated_at > x.seen as "isOther"`);
  const gtins = written.flatMap(({ gtin, isOther }) => (isOther ? gtin : []));
  if (gtins.length > 0) await publish(tx, foodJudged, { gtins });
}

/**
 * Judges again whatever was judged by another version of the engine or by a certificate that has expired; can be
 * repeated.
 */
export async function reanalyseProducts(db: Db): Promise<void> {
  const today = dayOf(clock.now());
  for (let lastId = 0; ; ) {
    const rows = await listStale(db, today, lastId);
    if (rows.length === 0) return;
    const judgements = await judgePacks(rows, today);
    await db.transaction((tx) => writeJudgements(tx, rows, judgements));
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

/** At start-up: books the work if another version of the engine has judged any product. */
export async function bookReanalysis(tx: Tx): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from scanner.products
    where engine_version < ${engineVersion} or engine_version > ${engineVersion} limit 1`);
  if (rows.length > 0) await addJob(tx, reanalyseJob, {}, { key: reanalyseJob });
}
