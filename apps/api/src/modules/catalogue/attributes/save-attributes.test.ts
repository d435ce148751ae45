import { AttributeFields, listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { attributesOf, saveAttributes } from '../index.ts';

const field = (given: object) => AttributeFields.parse({ type: 'text', ...given });

describe('the attributes of a category', () => {
  test('follow those of its parent', async () => {
    const { as } = await startApi();

    const asked = await as().call(listFilterAttributes, {
      body: { category_id: 40, sub_category_id: 122 },
    });

    const slugs = asked.map(({ slug }) => slug);
    expect(slugs.slice(0, 2)).toEqual(['offer-type', 'parking']);
    expect(slugs).toContain('bedrooms');
    const kind = asked.find(({ slug }) => slug === 'property-type');
    expect(kind).toMatchObject({ type: 'select', required: true, searchable: true });
    expect(kind?.options[0]).toMatchObject({ label: 'House', value: 'House' });
  });

  test('need a category [required-named] that exists and holds the sub-category [cat-record-not-found]', async () => {
    const { as } = await startApi();

    const unnamed = await as().send(listFilterAttributes, { body: {} });
    const unrelated = () =>
      as().call(listFilterAttributes, { body: { category_id: 40, sub_category_id: 100 } });
    const unknown = () => as().call(listFilterAttributes, { body: { category_id: 424_242 } });

    expect(unnamed.envelope.errors).toEqual({ category_id: ['Category is required.'] });
    await expect(unrelated()).rejects.toMatchObject({ code: 'record-not-found' });
    await expect(unknown()).rejects.toMatchObject({ code: 'record-not-found' });
  });

  test('are replaced as a whole, and one that keeps its slug keeps its id', async () => {
    const { db } = await startApi();
    const first = await db.transaction((tx) =>
      saveAttributes(tx, 142, [
        field({ name: 'Screen size', type: 'number', min: 10, max: 120, unit: 'in' }),
        field({ name: 'Panel', type: 'select', options: ['LED', 'OLED'] }),
      ]),
    );

    const second = await db.transaction((tx) =>
      saveAttributes(tx, 142, [
        field({ name: 'Panel type', slug: 'panel', type: 'select', options: ['OLED', 'QLED'] }),
      ]),
    );

    expect(second).toHaveLength(1);
    expect(second[0]).toMatchObject({ id: first[1]?.id, name: 'Panel type', position: 1 });
    expect(second[0]?.options.map(({ value }) => value)).toEqual(['OLED', 'QLED']);
    expect((await attributesOf(db, 142)).filter(({ slug }) => slug === 'screen-size')).toEqual([]);
  });

  test('never repeat a slug along a branch', async () => {
    const { db } = await startApi();

    const asParent = () => db.transaction((tx) => saveAttributes(tx, 40, [field({ name: 'Bedrooms' })]));
    const twice = () =>
      db.transaction((tx) => saveAttributes(tx, 142, [field({ name: 'A b' }), field({ name: 'a B' })]));

    await expect(asParent()).rejects.toMatchObject({ fields: { 'attributes.0.slug': [expect.any(String)] } });
    await expect(twice()).rejects.toMatchObject({ fields: { 'attributes.1.slug': [expect.any(String)] } });
  });

  test('that offer a choice need options', () => {
    const checked = AttributeFields.safeParse({ name: 'Panel', type: 'select' });

    expect(checked.error?.issues).toEqual([expect.objectContaining({ path: ['options'] })]);
  });
});
