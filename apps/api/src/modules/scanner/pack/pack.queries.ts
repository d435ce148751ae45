import {
  type PackedFood,
  packAllergens,
  packPageSize,
  packVerdicts,
} from '@souk/contract/modules/scanner/pack';
import { engineVersion } from '@souk/food/analyse';
import { sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { ProductRow } from '../products/product.tables.ts';

interface PackRow
  extends Record<string, unknown>,
    Pick<ProductRow, 'id' | 'gtin' | 'name' | 'brand' | 'state'> {
  /** In milliseconds, as finely as it is kept. */
  changed: string;
  verdicts: ProductRow['verdicts'];
  allergens: ProductRow['allergens'];
  may_contain: ProductRow['mayContain'];
  diets: ProductRow['diets'];
  reasons: string[];
}

const letterOf = { yes: 'y', maybe: 'm', no: 'n', unknown: 'u' } as const;

const codeOf = ({ gtin }: Pick<PackRow, 'gtin'>): string => gtin.replace(/^0+/, '');

const packed = ({
  gtin,
  name,
  brand,
  verdicts,
  allergens,
  may_contain,
  diets,
  reasons,
}: PackRow): PackedFood => [
  codeOf({ gtin }),
  name,
  brand ?? '',
  packVerdicts(verdicts),
  packAllergens(allergens),
  packAllergens(may_contain),
  letterOf[diets.vegan] + letterOf[diets.vegetarian],
  reasons.join(', '),
];

/** Younger rows may be overtaken by those of a transaction that began before them, so they wait. */
const settledMs = 30_000;

const start = '0.0';

/** A page of what has changed after a cursor, the longest unchanged first; what is not public (any more) is gone. */
export async function listPack(reader: Reader, since?: string) {
  const [changed = '0', id = '0'] = (since ?? start).split('.');
  const before = new Date(clock.now().getTime() - settledMs).toISOString();
  const { rows } = await reader.execute<PackRow>(sql`
    select id, gtin, name, brand, state, verdicts, allergens, may_contain, diets, reasons,
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
