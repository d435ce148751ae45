import {
  createCategory,
  deleteCategory,
  listAllCategories,
  listAttributes,
  saveAttributes,
  updateCategory,
} from '@souk/contract/modules/admin/categories';
import { listCategoriesOfType } from '@souk/contract/modules/catalogue/categories';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { sofas } from '../../classifieds/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['catalogue'] });
  return { ...api, admin, at: api.as(admin) };
}

describe('categories at the desk', () => {
  test('are added, hidden and deleted, with a line for each', async () => {
    const { as, db, admin, at } = await desk();
    const namesOf = async () =>
      (await as().call(listCategoriesOfType, { params: { type: 'classified' } })).map(({ name }) => name);

    const { id } = await at.call(createCategory, { body: { name: 'Boats', type: 'classified' } });
    expect(await namesOf()).toContain('Boats');
    await at.call(updateCategory, { params: { id }, body: { is_active: false } });
    expect(await namesOf()).not.toContain('Boats');
    expect((await at.call(listAllCategories)).find((one) => one.id === id)).toMatchObject({
      is_active: false,
    });
    await at.call(deleteCategory, { params: { id } });

    expect(await entriesOf(db, admin)).toMatchObject([
      { action: 'catalogue.category-created', after: { name: 'Boats', slug: 'boats' } },
      { action: 'catalogue.category-updated', before: { is_active: true }, after: { is_active: false } },
      { action: 'catalogue.category-deleted', before: { name: 'Boats' } },
    ]);
  });

  test('stay while something stands on them, and then nothing is logged', async () => {
    const { db, admin, at } = await desk();

    await expect(at.call(deleteCategory, { params: { id: 40 } })).rejects.toMatchObject({
      code: 'category-in-use',
    });
    await expect(at.call(createCategory, { body: { name: '', type: 'classified' } })).rejects.toMatchObject({
      fields: { name: ['Name is required.'] },
    });
    expect(await entriesOf(db, admin)).toEqual([]);
  });

  test('ask what the desk says, beside what their parents ask', async () => {
    const { db, admin, at } = await desk();
    const params = { id: sofas };
    const former = await at.call(listAttributes, { params });
    const size = { name: 'Cover', type: 'select', options: ['Linen', 'Leather'] } as const;

    await at.call(saveAttributes, {
      params,
      body: { attributes: [{ ...size, options: [...size.options] }] },
    });

    expect(await at.call(listAttributes, { params })).toMatchObject({
      own: [{ name: 'Cover', slug: 'cover', options: [{ label: 'Linen' }, { label: 'Leather' }] }],
      inherited: former.inherited.map(({ slug }) => ({ slug })),
    });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'catalogue.attributes-saved',
      targetId: String(sofas),
      after: { attributes: [{ slug: 'cover', options: ['Linen', 'Leather'] }] },
    });
  });
});
