import { getDashboard } from '@souk/contract/modules/pages/dashboards';
import { listTransactions } from '@souk/contract/modules/payments/transactions';
import { addReview } from '@souk/contract/modules/reviews/reviews';
import { createGalleryImage } from '@souk/contract/modules/sellers/gallery';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { clock, hoursMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildEnquiry, buildQuote, buildQuoteRequest, buildService } from '../../appointments/testing.ts';
import { bookHour, buildBooking, buildBusiness } from '../../bookings/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { buildSeller, multipart, picture } from '../../sellers/testing.ts';

const thisYear = { query: { date_filter: 'This Year' as const } };
const recorder = new Recorder();

async function deskOf({ as, db }: TestApi, id: number) {
  const desk = await as(await signedInAgain(db, { id })).call(getDashboard, thisYear);
  if (desk.kind !== 'bookings') throw new Error(`a dashboard of ${desk.kind}`);
  return desk;
}

/** A booking of every state that the numbers tell apart, at other hours of one business. */
async function buildDay(db: Db) {
  const team = await buildBusiness(db, { cancellation: 'flexible' });
  const states = ['Pending', 'Pending', 'Accepted-Paid', 'Inprocess', 'Job-Done', 'Completed'] as const;
  const made = [];
  for (const [place, state] of states.entries())
    made.push(await buildBooking(db, { team, state, startsAt: team.at(`${10 + place}:00`) }));
  await bookHour(db, { team, startsAt: team.at('09:00') });
  return { team, made };
}

describe('the dashboard of a business that is booked', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test.each(['handyman', 'professional', 'events', 'beauty', 'wellbeing', 'spa'] as const)(
    'is that of %s, and new until the first booking',
    async (sellerType) => {
      const { as, db } = api;
      const seller = await buildSeller(db, { sellerType });

      expect(await as(seller).call(getDashboard)).toMatchObject({
        kind: 'bookings',
        is_new: true,
        counters: { earned: { now: { cents: 0 } }, bookings: { now: 0 }, to_answer: 0, enquiries: 0 },
        next_free: null,
        today: [],
        recent: [],
        reviews: [],
        rating: null,
      });
    },
  );

  test('counts bookings by what they wait for, and leaves out what did not reach it', async () => {
    const { team, made } = await buildDay(api.db);

    const desk = await deskOf(api, team.ownerId);

    expect(desk.is_new).toBe(false);
    expect(desk.counters).toMatchObject({
      to_answer: 2,
      confirmed: 1,
      in_progress: 1,
      bookings: { now: 6, before: 0 },
    });
    expect(desk.recent.map(({ booking_id }) => booking_id)).toEqual([
      made[0]?.booking.id,
      made[1]?.booking.id,
    ]);
    expect(desk.recent[0]).toMatchObject({ role: 'seller', moves: expect.arrayContaining(['confirm']) });
  });

  test('earned what its account says, less commission and without payouts', async () => {
    const { as, db } = api;
    const { team } = await buildBooking(db, { state: 'Completed' });
    const { data } = await as(await signedInAgain(db, { id: team.ownerId })).call(listTransactions, {});

    const { counters, chart } = await deskOf(api, team.ownerId);

    const owed = data.reduce((sum, { amount }) => sum + amount.cents, 0);
    expect(owed).toBeGreaterThan(0);
    expect(counters.earned).toMatchObject({ now: { cents: owed }, before: { cents: 0 } });
    expect(chart.reduce((sum, { value }) => sum + (value?.cents ?? 0), 0)).toBe(owed);
    expect(chart.reduce((sum, { orders }) => sum + orders, 0)).toBe(counters.bookings.now);
  });

  test('shows the bookings of its own day in their order, and who else has the time', async () => {
    const { db } = api;
    const team = await buildBusiness(db, {}, 2);
    const today = clock.now();
    const later = await buildBooking(db, { team, state: 'Accepted-Paid' });
    await db.execute(
      `update bookings.bookings set starts_at = '${today.toISOString()}',
        ends_at = '${new Date(today.getTime() + hoursMs(1)).toISOString()}' where id = ${later.booking.id}`,
    );
    await buildBooking(db, { team, state: 'Accepted-Paid', startsAt: team.at('12:00') });

    const desk = await deskOf(api, team.ownerId);

    expect(desk.today.map(({ booking_id }) => booking_id)).toEqual([later.booking.id]);
  });

  test('counts questions, requests for quotes, quotes that are open, and pictures', async () => {
    const { as, db } = api;
    const seller = await buildSeller(db, { sellerType: 'events' });
    await buildEnquiry(db, seller);
    await buildQuoteRequest(db, { seller });
    await buildQuoteRequest(db, { seller });
    await buildQuote(db, { seller });
    await buildEnquiry(db, await buildSeller(db), seller);
    const pictures = multipart({ images: [await picture(), await picture('two.jpg')] });
    await as(seller).send(createGalleryImage, { body: pictures });

    const desk = await deskOf(api, seller.id);

    expect(desk.counters).toMatchObject({ enquiries: 1, quotes_to_send: 2, quotes_sent: 1, gallery: 2 });
  });

  test('tells what was said about it', async () => {
    const { as, db } = api;
    const { team, booking, customer } = await buildBooking(db, { state: 'Completed' });
    await as(await signedInAgain(db, customer)).call(addReview, {
      body: {
        module_type: 'bookings.party',
        item_id: team.ownerId,
        booking_id: booking.id,
        rating: 4,
        comment: 'Well done, and on time.',
      },
    });

    const before = await deskOf(api, team.ownerId);
    await api.advance(hoursMs(24 * 30));
    const after = await deskOf(api, team.ownerId);

    expect(before).toMatchObject({ rating: null, reviews: [] });
    expect(after).toMatchObject({ rating: 4, counters: { reviews: 1 }, reviews: [{ rating: 4 }] });
  });

  test('names the next time that is free, which can be booked', async () => {
    const { db } = api;
    const team = await buildBusiness(db);
    const none = await deskOf(api, team.ownerId);
    await buildService(db, { id: team.ownerId });

    const { next_free: first } = await deskOf(api, team.ownerId);
    await bookHour(db, { team, startsAt: new Date(first ?? 0) });
    const { next_free: second } = await deskOf(api, team.ownerId);

    expect(none.next_free).toBeNull();
    expect(new Date(first ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());
    expect(new Date(second ?? 0).getTime()).toBeGreaterThanOrEqual(
      new Date(first ?? 0).getTime() + hoursMs(1),
    );
  });

  test('costs as many statements on a busy day as on a quiet one', async () => {
    const quiet = await buildBooking(api.db);
    const busy = await buildDay(api.db);
    const countFor = async (id: number) => {
      await deskOf(api, id);
      await recorder.settle();
      recorder.begin();
      await deskOf(api, id);
      await recorder.settle();
      return recorder.waves.flat().length;
    };

    const few = await countFor(quiet.team.ownerId);

    expect(few).toBeGreaterThan(1);
    expect(await countFor(busy.team.ownerId)).toBe(few);
  });

  test('is nobody’s who is not signed in, and a customer’s own is another', async () => {
    const { as, db } = api;

    await expect(as().call(getDashboard)).rejects.toMatchObject({ status: 401 });
    expect(await as(await buildUser(db)).call(getDashboard)).toMatchObject({ kind: 'customer' });
  });
});
