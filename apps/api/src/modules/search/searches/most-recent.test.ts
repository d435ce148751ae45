import { listContent } from '@souk/contract/modules/search/views';
import { expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDocument } from '../testing.ts';
import { searchDocuments } from './search-documents.ts';

test('The most recent are in the order of their days alone, by number and by cursor [content-type-most-recent]', async () => {
  const api = await startApi();
  const { id: ownerId } = await buildUser(api.db);
  const at = (days: number) => new Date(clock.now().getTime() - daysMs(days));
  const categoryIds = [11, 1110];
  for (let day = 1; day <= 25; day += 1)
    await buildDocument(api.db, ownerId, {
      title: `day ${day}`,
      categoryIds,
      tier: day === 25 ? 2 : day === 13 ? 1 : 0,
      publishedAt: at(day),
    });
  const newest = (query: Record<string, unknown>) =>
    api.as().call(listContent, {
      params: { content_type: 'most-recent' },
      query: { category_id: 1110, page_size: 10, ...query },
    });

  const pages = [await newest({}), await newest({ page: 2 }), await newest({ page: 3 })];
  const found = await searchDocuments(api.db, {
    categoryId: 1110,
    isByDateAlone: true,
    page: 1,
    pageSize: 20,
  });
  const rest = await searchDocuments(api.db, {
    categoryId: 1110,
    isByDateAlone: true,
    page: 1,
    pageSize: 20,
    cursor: found.nextCursor ?? '',
  });

  const days = Array.from({ length: 25 }, (_, index) => `day ${index + 1}`);
  expect(pages.flatMap(({ data }) => data.map(({ title }) => title))).toEqual(days);
  expect(pages.map(({ total }) => total)).toEqual([25, 25, 25]);
  expect([...found.documents, ...rest.documents].map(({ title }) => title)).toEqual(days);
  expect(rest.nextCursor).toBeNull();
});
