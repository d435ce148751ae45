import { listFoodAddresses, listFoodAddressParts } from '@souk/contract/modules/scanner/addresses';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildFood } from '../testing.ts';

async function addresses() {
  const { as, db } = await startApi();
  const part = async (number: number) => {
    const found: { path: string; changed_at: string }[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page: { data: typeof found; next: number | null } = await as().call(listFoodAddresses, {
        params: { part: number },
        query: { after },
      });
      found.push(...page.data);
      after = page.next;
    }
    return found;
  };
  /** Numbers the next foods from here on. */
  const countFrom = (id: number) =>
    db.execute(sql`select setval(pg_get_serial_sequence('scanner.products', 'id'), ${id}::bigint, false)`);
  return { db, part, countFrom, parts: () => as().call(listFoodAddressParts) };
}

describe('addresses of foods', () => {
  test('lie in parts that do not move, of verified foods alone, with the day of their last change', async () => {
    const { db, part, parts, countFrom } = await addresses();
    expect(await parts()).toEqual([]);
    await countFrom(49_999);
    const first = await buildFood(db);
    await buildFood(db, { state: 'pending' });
    const second = await buildFood(db);
    await countFrom(150_000);
    await buildFood(db, { state: 'pending' });

    expect(await parts()).toEqual([1, 2]);
    expect(await part(1)).toEqual([
      { path: `/food-product-detail/${first.id}`, changed_at: first.updatedAt.toISOString() },
    ]);
    expect((await part(2)).map(({ path }) => path)).toEqual([`/food-product-detail/${second.id}`]);
    expect(await part(4)).toEqual([]);
  });

  test('come some thousand at a time, each once', async () => {
    const { db, part, countFrom } = await addresses();
    await countFrom(200_000);
    const { id } = await buildFood(db);
    await db.execute(sql`insert into scanner.products (gtin, name, category, ingredients, main_language, labels, source,
        state, engine_version, analysed_on, verdicts, halal_status, traits, allergens, may_contain, diets, additives,
        reasons, usual_allergens, is_whole, differences, sources, created_at, updated_at)
      select lpad(n::text, 13, '0'), name, category, ingredients, main_language, labels, source, state, engine_version,
        analysed_on, verdicts, halal_status, traits, allergens, may_contain, diets, additives, reasons,
        usual_allergens, is_whole, differences, sources, now(), now()
      from scanner.products, generate_series(1, 12000) n where id = ${id}`);

    const found = await part(5);

    expect(found).toHaveLength(12_001);
    expect(new Set(found.map(({ path }) => path)).size).toBe(12_001);
  });
});
