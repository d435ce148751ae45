import { listBusinessesToAsk } from '@souk/contract/modules/appointments/quotes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildService, plumbers } from '../services/services.testing.ts';
import { byNearness } from './quote.rules.ts';
import { buildTradesperson } from './quotes.testing.ts';

const recorder = new Recorder();

const marrickville = { lat: -33.911, lng: 151.155 };
const taps = { category_id: plumbers, place: 'customer' as const };

describe('businesses to ask', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  /** A plumber so many degrees north of Marrickville. */
  async function plumberAt(north: number) {
    const { db } = api;
    const { seller } = await buildTradesperson(db);
    const place = { location: 'Marrickville', city: 'Marrickville', ...marrickville };
    const address = JSON.stringify({ ...place, lat: marrickville.lat + north });
    await db.execute(
      sql`update sellers.business_profiles set address = ${address}::jsonb where user_id = ${seller.id}`,
    );
    const service = await buildService(db, seller, taps);
    return { seller, service };
  }

  test('are those that offer the same, the nearest first, in as many statements as any number', async () => {
    const { as } = api;
    const [first, far] = [await plumberAt(0), await plumberAt(0.9)];
    const query = { business_id: first.seller.businessId, service_id: first.service.id };
    const ask = async () => {
      await as().call(listBusinessesToAsk, { query });
      await recorder.settle();
      recorder.begin();
      const found = await as().call(listBusinessesToAsk, { query });
      await recorder.settle();
      return { ...found, statements: recorder.waves.flat().length };
    };
    const few = await ask();
    const near = await plumberAt(0.2);

    const { business, others, statements } = await ask();

    expect(business).toMatchObject({ business_id: first.seller.businessId, distance_km: 0 });
    const known = [near, far].map(({ seller }) => seller.businessId);
    expect(others.map(({ business_id }) => business_id).filter((id) => known.includes(id))).toEqual(known);
    expect(others.find(({ business_id }) => business_id === known[0])?.distance_km).toBeGreaterThan(15);
    expect(statements).toBe(few.statements);
  });

  test('are sought near the place of the work where it is known', async () => {
    const first = await plumberAt(0);
    const query = { business_id: first.seller.businessId, lat: String(marrickville.lat + 1), lng: '151.155' };

    const { business } = await api.as().call(listBusinessesToAsk, { query });

    expect(business.distance_km).toBeGreaterThan(100);
  });

  test('are none beside a business that does not quote, or does not exist', async () => {
    const { db, as } = api;
    const salon = await buildSeller(db, { sellerType: 'beauty' });

    const refused = await as().send(listBusinessesToAsk, { query: { business_id: salon.businessId } });
    const missing = await as().send(listBusinessesToAsk, { query: { business_id: 999_999 } });

    expect(refused.envelope).toMatchObject({ status: 422, data: { code: 'no-quotes' } });
    expect(missing.status).toBe(404);
  });

  test.each([
    ['the nearer', { distance_km: 4, rating: 1 }, { distance_km: 30, rating: 5 }],
    [
      'the better rated of those equally near',
      { distance_km: 4.9, rating: 5 },
      { distance_km: 1, rating: 3 },
    ],
    ['one whose place is known', { distance_km: 400, rating: 0 }, { distance_km: null, rating: 5 }],
  ])('come in the order of %s', (_which, first, second) => {
    expect([second, first].sort(byNearness)).toEqual([first, second]);
  });
});
