import {
  type PackedFood,
  type PackPage,
  packAllergens,
  packNutrition,
  packPageSize,
  packParts,
  packVerdicts,
} from '@souk/contract/modules/scanner/pack';
import { engineVersion } from '@souk/food/analyse';
import { sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { presentNutrition } from '../products/product.present.ts';
import type { ProductRow } from '../products/product.tables.ts';

interface PackRow
  extends Record<string, unknown>,
    Pick<
      ProductRow,
      | 'id'
      | 'gtin'
      | 'name'
      | 'brand'
      | 'state'
      | 'verdicts'
      | 'allergens'
      | 'diets'
      | 'reasons'
      | 'additives'
      | 'sources'
      | 'nutrition'
      | 'nova'
      | 'source'
    > {
  /** Milliseconds at the database's full precision. */
  changed: string;
  may_contain: ProductRow['mayContain'];
  usual_allergens: ProductRow['usualAllergens'];
  is_whole: boolean;
  nutri_grade: string | null;
  health_stars: number | null;
}

const letterOf = { yes: 'y', maybe: 'm', no: 'n', unknown: 'u' } as const;

const codeOf = ({ gtin }: Pick<PackRow, 'gtin'>): string => gtin.replace(/^0+/, '');

const packed = (row: PackRow): PackedFood =>
  packParts({
    code: codeOf(row),
    name: row.name,
    brand: row.brand ?? '',
    verdicts: packVerdicts(row.verdicts),
    allergens: packAllergens(row.allergens),
    traces: packAllergens(row.may_contain),
    usual: packAllergens([...new Set(row.usual_allergens.map(({ allergen }) => allergen))]),
    whole: row.is_whole ? 'w' : '',
    diets: letterOf[row.diets.vegan] + letterOf[row.diets.vegetarian],
    reasons: row.reasons.join(', '),
    additives: row.additives.join(','),
    sources: row.sources.join(','),
    nutrition: packNutrition(row.nutrition && presentNutrition(row.nutrition)),
    ratings: [row.nutri_grade, row.health_stars, row.nova].map((rating) => rating ?? '').join(','),
    from: row.source.charAt(0),
  });

/** A transaction that began earlier may still commit older rows, so very recent ones wait. */
const settledMs = 30_000;

const start = '0.0';

/**
 * A page of what has changed after a cursor, least recently changed first; products that are not public (any more)
 * are listed as removed.
 */
export async function listPack(reader: Reader, since?: string): Promise<PackPage> {
  const [changed = '0', id = '0'] = (since ?? start).split('.');
  const before = new Date(clock.now().getTime() - settledMs).toISOString();
  const { rows } = await reader.execute<PackRow>(sql`
    select id, gtin, name, brand, state, verdicts, allergens, may_contain, usual_allergens,
      is_whole, diets, reasons, additives, sources, nutrition, nutri_grade, health_stars, nova, source,
      (extract(epoch from updated_at) * 1000)::bigint::text as changed
    from scanner.products
    where (updated_at, id) > (to_timestamp(${changed}::numeric / 1000), ${id}::bigint)
      and updated_at < ${before}::timestamptz
    order by updated_at, id limit ${packPageSize + 1}`);
  const page = rows.slice(0, packPageSize);
  const last = page.at(-1);
  return {
    products: page.filter(({ state }) => state === 'verified').map(packed),
    gone: since ? page.filter(({ state }) => state !== 'verified').map(codeOf) : [],
    next: last ? `${last.changed}.${last.id}` : (since ?? start),
    has_more: rows.length > packPageSize,
    engine_version: engineVersion,
  };
}
