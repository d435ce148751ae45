import { beforeAll, describe, expect, test } from 'vitest';
import { hoursMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { findDifferences } from '../../payments/testing.ts';
import { saleFaults } from '../../sales/testing.ts';
import { bookHour } from '../testing.ts';
import { acceptWorkChange } from './accept-work-change.ts';
import { proposeWorkChange } from './propose-work-change.ts';
import { withdrawWorkChange } from './withdraw-work-change.ts';
import { claimantOf as changeOf, getWorkChange } from './work-change.queries.ts';
import { bookQuoted, buildWorkChange, changeForm } from './work-changes.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

async function prove() {
  expect(await saleFaults(api.db)).toEqual({});
  expect(await findDifferences(api.db)).toEqual([]);
}

const booked = (id: number) => ({ kind: 'bookings.booking', id });

describe('two at once', () => {
  test('sign a change once', async () => {
    const { booking, change } = await buildWorkChange(api.db);
    const customer = { id: booking.customerId ?? 0 };

    const both = await Promise.allSettled([
      acceptWorkChange(api.db, customer, change.id),
      acceptWorkChange(api.db, customer, change.id),
    ]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await prove();
  });

  test('sign it and take it back: one of both holds', async () => {
    const { booking, change } = await buildWorkChange(api.db);

    const both = await Promise.allSettled([
      acceptWorkChange(api.db, { id: booking.customerId ?? 0 }, change.id),
      withdrawWorkChange(api.db, { id: booking.sellerId }, change.id),
    ]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await prove();
  });

  test('propose: one waits for its answer', async () => {
    const { booking, customer, team } = await bookQuoted(api.db);

    const both = await Promise.allSettled([
      proposeWorkChange(api.db, { id: customer.id }, booking.id, changeForm()),
      proposeWorkChange(api.db, { id: team.ownerId }, booking.id, changeForm()),
    ]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('more days', () => {
  const days = { items: [], extra_days: 2 };

  test('are held until they are signed, then booked at the same hours for the same people', async () => {
    const { booking, change, customer } = await buildWorkChange(api.db, {}, days);
    const held = await timeOf(api.db, [changeOf(change)]);

    await acceptWorkChange(api.db, customer, change.id);

    const claims = await timeOf(api.db, [booked(booking.id)]);
    expect(held.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(claims.map(({ startsAt }) => startsAt.getTime()).toSorted()).toEqual(
      [0, 1, 2].map((day) => booking.startsAt.getTime() + hoursMs(24 * day)),
    );
    expect(new Set(claims.map(({ resourceId }) => resourceId)).size).toBe(1);
    expect(await timeOf(api.db, [changeOf(change)])).toEqual([]);
  });

  test('are free again when they are not signed', async () => {
    const { change, team } = await buildWorkChange(api.db, {}, days);

    await withdrawWorkChange(api.db, { id: team.ownerId }, change.id);

    expect(await timeOf(api.db, [changeOf(change)])).toEqual([]);
    expect(await getWorkChange(api.db, change.id)).toMatchObject({ state: 'Withdrawn' });
  });

  test('are refused where somebody else has booked them, and nothing is proposed', async () => {
    const { booking, team } = await bookQuoted(api.db);
    await bookHour(api.db, { team, startsAt: new Date(booking.startsAt.getTime() + hoursMs(24)) });

    const refused = proposeWorkChange(api.db, { id: team.ownerId }, booking.id, changeForm(days));

    await expect(refused).rejects.toMatchObject({ code: 'slot-taken' });
    await proposeWorkChange(api.db, { id: team.ownerId }, booking.id, changeForm());
  });
});
