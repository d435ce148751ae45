import { listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { attributes } from './attributes/attribute.tables.ts';
import { saveAttributes } from './attributes/save-attributes.ts';
import { categories } from './categories/category.tables.ts';
import { loadTaxonomy } from './load-taxonomy.ts';

const cookware = { category_id: 400, sub_category_id: 420 };
const tableware = { category_id: 400, sub_category_id: 421 };

/** A database as it was before shops' categories had attributes. */
const forgetRetail = sql`with gone as (delete from catalogue.taxonomy_parts where name = 'retail-attributes')
  delete from catalogue.attributes where category_id in (select id from catalogue.categories where module = 'retail')`;

describe('the taxonomy', () => {
  test('gives shops their attributes, a parent’s before its child’s', async () => {
    const { as } = await startApi();

    const asked = await as().call(listFilterAttributes, { body: cookware });

    expect(asked.map(({ slug }) => slug)).toEqual([
      'colour',
      'kind',
      'material',
      'cooktops',
      'capacity-l',
      'dishwasher-safe',
    ]);
    expect(asked.find(({ slug }) => slug === 'cooktops')).toMatchObject({
      type: 'multi-select',
      searchable: true,
      required: false,
      options: [{ value: 'Gas' }, {}, {}, { value: 'Induction' }, {}],
    });
  });

  test('brings a part to a database that stands already, beside what the admin has made of the rest', async () => {
    const { as, db } = await startApi();
    const motors = await db.$count(attributes, eq(attributes.categoryId, 100));
    await db.execute(forgetRetail);
    await db.transaction((tx) =>
      saveAttributes(tx, 420, [
        { name: 'Material', type: 'text', required: false, searchable: false, options: [] },
      ]),
    );

    await db.transaction(loadTaxonomy);

    const asked = await as().call(listFilterAttributes, { body: cookware });
    expect(asked.filter(({ slug }) => slug === 'material')).toMatchObject([{ type: 'text' }]);
    expect(asked.map(({ slug }) => slug)).toContain('dishwasher-safe');
    expect((await as().call(listFilterAttributes, { body: tableware })).length).toBeGreaterThan(4);
    expect(await db.$count(attributes, eq(attributes.categoryId, 100))).toBe(motors);
  });

  test('does not bring back what the admin has removed', async () => {
    const { as, db } = await startApi();
    await db.transaction((tx) => saveAttributes(tx, 421, []));
    const categoryCount = await db.$count(categories);

    await db.transaction(loadTaxonomy);

    const asked = await as().call(listFilterAttributes, { body: tableware });
    expect(asked.map(({ slug }) => slug)).toEqual(['colour']);
    expect(await db.$count(categories)).toBe(categoryCount);
  });
});
