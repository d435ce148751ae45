import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { categories } from '../../catalogue/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDocument } from '../testing.ts';
import { searchDocuments } from './search-documents.ts';

/** Sofas and Armchairs, below Home and Garden. */
const sofas = 130;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

describe('a template', () => {
  test('is that of the innermost category, where one differs from those above it', async () => {
    const { id: ownerId } = await buildUser(api.db);
    const [leaf] = await api.db.select().from(categories).where(eq(categories.id, sofas));
    const root = leaf?.parentId ?? 0;
    await api.db.update(categories).set({ template: 'realestate' }).where(eq(categories.id, sofas));
    const put = (title: string, categoryIds: number[]) =>
      buildDocument(api.db, ownerId, { title, categoryIds });
    await put('below', [root, sofas]);
    await put('beside', [root, 131]);

    const titles = async (template: 'general' | 'realestate') =>
      (await searchDocuments(api.db, { template, page: 1, pageSize: 10 })).documents.map(
        ({ title }) => title,
      );

    expect(await titles('realestate')).toEqual(['below']);
    expect(await titles('general')).toEqual(['beside']);
  });
});
