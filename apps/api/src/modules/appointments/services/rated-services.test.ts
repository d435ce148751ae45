import { search } from '@souk/contract/modules/search/search';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publish } from '../../../platform/events/events.ts';
import { startApi } from '../../../testing/start-api.ts';
import { ratingChanged } from '../../reviews/index.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildService } from '../testing.ts';

test('a service is found and sorted by the reviews of its business, which a new one changes', async () => {
  const api = await startApi();
  const { db } = api;
  const salon = (businessName: string) => buildSeller(db, { sellerType: 'beauty', businessName });
  const [rated, plain] = [await salon('Rated salon'), await salon('Plain salon')];
  const own = await buildService(db, rated, { name: 'Rewarding ringlets' });
  await buildService(db, plain, { name: 'Ordinary ringlets' });
  const rate = (kind: string, id: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into reviews.summaries (kind, subject_id, stars_4, stars_5)
          values (${kind}, ${id}, 1, 1) on conflict do nothing`);
      await publish(tx, ratingChanged, { kind, id, count: 2, average: 4.5, ranking: 4 });
    });
  await rate('bookings.party', rated.id);
  await rate('retail.party', plain.id);
  await api.settle();

  const query = { keyword: 'ringlets', module: 'booking' } as const;
  const good = await api.as().call(search, { query: { ...query, rating: 4 } });
  const sorted = await api.as().call(search, { query: { ...query, sort: 'top-rated' } });
  const later = await buildService(db, rated, { name: 'Later ringlets' });
  const again = await api.as().call(search, { query: { ...query, rating: 4 } });

  expect(good.data).toMatchObject([{ id: own.id, rating: 4.5, rating_count: 2 }]);
  expect(sorted.data.map(({ title }) => title)).toEqual(['Rewarding ringlets', 'Ordinary ringlets']);
  expect(again.data.map(({ id }) => id).sort()).toEqual([own.id, later.id].sort());
});
