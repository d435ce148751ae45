import { listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import {
  CategoryFields,
  getCategoryOfType,
  listCategoriesOfType,
} from '@souk/contract/modules/catalogue/categories';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { openListener } from '../../../platform/db/listen.ts';
import { createLog } from '../../../platform/log.ts';
import { startApi } from '../../../testing/start-api.ts';
import { categoriesBelow, categoryPath, createCategory, deleteCategory, updateCategory } from '../index.ts';
import { loadTaxonomy } from '../load-taxonomy.ts';
import { catalogue } from '../module.ts';
import { categories } from './category.tables.ts';
import { getTree, treeChannel } from './tree.ts';

const fields = (given: Partial<Parameters<typeof CategoryFields.parse>[0] & object>) =>
  CategoryFields.parse({ name: 'Honey', type: 'retail', ...given });

describe('writing the catalogue', () => {
  test('a new category is on offer at once, with an id above the taxonomy [slug-creation]', async () => {
    const { as, db } = await startApi();
    await as().call(listCategoriesOfType, { params: { type: 'retail' } });

    const made = await db.transaction((tx) => createCategory(tx, fields({ name: ' Raw  Honey & Dates ' })));

    expect(made.id).toBeGreaterThan(1000);
    expect(made.slug).toBe('raw-honey-dates');
    const shown = await as().call(getCategoryOfType, { params: { type: 'retail', slug: 'raw-honey-dates' } });
    expect(shown).toMatchObject({ id: made.id, pid: 0, children: [] });
  });

  test('a child takes the template of its parent', async () => {
    const { db } = await startApi();

    const child = await db.transaction((tx) =>
      createCategory(tx, fields({ name: 'Sheds', type: 'classified', pid: 40 })),
    );

    expect(child).toMatchObject({ parentId: 40, template: 'realestate', position: 3 });
    expect((await categoryPath(db, child.id)).map(({ id }) => id)).toEqual([40, child.id]);
    expect(await categoriesBelow(db, 40)).toEqual([40, 122, 137, child.id]);
  });

  test('one of two at once gets a slug', async () => {
    const { db } = await startApi();

    const attempts = await Promise.allSettled(
      [1, 2].map(() => db.transaction((tx) => createCategory(tx, fields({ name: 'Twins' })))),
    );

    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = attempts.find((attempt) => attempt.status === 'rejected');
    expect(refused?.reason).toMatchObject({ fields: { slug: ['This slug is taken.'] } });
  });

  test('a parent must be of the same module and no descendant', async () => {
    const { db } = await startApi();

    const foreign = () => db.transaction((tx) => createCategory(tx, fields({ pid: 40 })));
    const ring = () => db.transaction((tx) => updateCategory(tx, 40, { pid: 122 }));

    await expect(foreign()).rejects.toMatchObject({ fields: { pid: [expect.any(String)] } });
    await expect(ring()).rejects.toMatchObject({ fields: { pid: [expect.any(String)] } });
  });

  test('a category that is switched off disappears with its children but keeps its path', async () => {
    const { as, db } = await startApi();
    const top = await db.transaction((tx) => createCategory(tx, fields({ name: 'Seasonal' })));
    const child = await db.transaction((tx) => createCategory(tx, fields({ name: 'Ramadan', pid: top.id })));

    await db.transaction((tx) => updateCategory(tx, top.id, { is_active: false }));

    const shown = as().call(getCategoryOfType, { params: { type: 'retail', slug: 'ramadan' } });
    await expect(shown).rejects.toMatchObject({ code: 'record-not-found' });
    expect((await categoryPath(db, child.id)).map(({ name }) => name)).toEqual(['Seasonal', 'Ramadan']);
  });

  test('a renamed category keeps its slug and clears its label', async () => {
    const { db } = await startApi();
    const made = await db.transaction((tx) => createCategory(tx, fields({ name: 'Spreads', text: 'Jam' })));

    const renamed = await db.transaction((tx) => updateCategory(tx, made.id, { name: 'Jams', text: 'Jams' }));

    expect(renamed).toMatchObject({ name: 'Jams', slug: 'spreads', text: 'Jams' });
  });

  test('only an empty category can be deleted, and none with a meaning of its own [special-booking-53]', async () => {
    const { db } = await startApi();
    const made = await db.transaction((tx) => createCategory(tx, fields({ name: 'Passing' })));

    await db.transaction((tx) => deleteCategory(tx, made.id));

    for (const id of [40, 53])
      await expect(db.transaction((tx) => deleteCategory(tx, id))).rejects.toMatchObject({
        code: 'category-in-use',
      });
    await expect(db.transaction((tx) => deleteCategory(tx, made.id))).rejects.toMatchObject({
      code: 'record-not-found',
    });
  });

  test('a change that is rolled back leaves no trace in memory', async () => {
    const { as, db } = await startApi();

    const undone = db.transaction(async (tx) => {
      const made = await createCategory(tx, fields({ name: 'Mirage' }));
      expect((await getTree(tx)).byId.has(made.id)).toBe(true);
      throw new Error('changed my mind');
    });

    await expect(undone).rejects.toThrow('changed my mind');
    const shown = as().call(getCategoryOfType, { params: { type: 'retail', slug: 'mirage' } });
    await expect(shown).rejects.toMatchObject({ code: 'record-not-found' });
  });

  test('the tree is read once for many calls when nothing changes', async () => {
    const { db, advance } = await startApi();
    await advance(60_000);

    const first = await getTree(db);

    expect(await getTree(db)).toBe(first);
  });

  test('a change of another process is heard', async () => {
    const { db, database, advance } = await startApi();
    await advance(60_000);
    const listener = await openListener(database.url, createLog(readConfig({ LOG_LEVEL: 'silent' })));
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    await listener.on(treeChannel, (payload) => {
      catalogue.channels?.[treeChannel]?.(payload);
      resolve();
    });
    const before = await getTree(db);

    await db.update(categories).set({ text: 'Rental' }).where(eq(categories.id, 122));
    await db.execute(sql`select pg_notify(${treeChannel}, '')`);
    await heard;
    await listener.close();

    expect(before.byId.get(122)?.text).toBeNull();
    expect((await getTree(db)).byId.get(122)?.text).toBe('Rental');
  });

  test('the taxonomy is written once', async () => {
    const { as, db } = await startApi();
    const before = await db.$count(categories);

    await db.transaction(loadTaxonomy);

    expect(await db.$count(categories)).toBe(before);
    const car = await as().call(listFilterAttributes, { body: { category_id: 1, sub_category_id: 100 } });
    expect(car.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['make', 'model', 'year']));
  });
});
