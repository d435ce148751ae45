import {
  completeBooking,
  finishJob,
  getBooking,
  startBooking,
} from '@souk/contract/modules/bookings/bookings';
import { changeOrderHours } from '@souk/contract/modules/bookings/change-order-values';
import * as contract from '@souk/contract/modules/bookings/change-orders';
import { handymanBookings } from '@souk/contract/modules/bookings/families';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, hoursMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { notificationsOf } from '../../notifications/testing.ts';
import { findDifferences } from '../../payments/testing.ts';
import { payLater } from '../../sales/index.ts';
import { saleFaults } from '../../sales/testing.ts';
import { bookHour, buildBooking, payForBooking } from '../testing.ts';
import { acceptChangeOrder } from './accept-change-order.ts';
import { claimantOf as changeOf, getChangeOrder } from './change-order.queries.ts';
import type { ChangeForm } from './change-order.rules.ts';
import { bookQuoted, buildChangeOrder, changeForm, moreWork } from './change-orders.testing.ts';
import { proposeChangeOrder } from './propose-change-order.ts';
import { withdrawChangeOrder } from './withdraw-change-order.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

/** Both sides of a quoted booking whose first half is paid. */
async function setUp(options: Parameters<typeof bookQuoted>[1] = {}) {
  const made = await bookQuoted(api.db, options);
  await api.settle();
  const id = made.booking.id;
  const customer = async () => api.as(await signedInAgain(api.db, made.customer));
  const seller = async () => api.as(await signedInAgain(api.db, { id: made.team.ownerId }));
  const read = async () => (await customer()).call(getBooking, { params: { booking_id: id } });
  const propose = async (form: Partial<ChangeForm> = {}) => {
    const seller = { id: made.team.ownerId };
    const { id: changeId } = await proposeChangeOrder(api.db, seller, id, changeForm(form));
    return { params: { change_order_id: changeId } };
  };
  return { ...made, id, customer, seller, read, propose };
}

async function prove() {
  expect(await saleFaults(api.db)).toEqual({});
  expect(await findDifferences(api.db)).toEqual([]);
}

const booked = (id: number) => ({ kind: 'bookings.booking', id });

describe('changing the work of a booking', () => {
  test('adds a share for more work once both have signed, paid when the work is done', async () => {
    const { id, booking, customer, seller, read, team } = await setUp();
    const params = { booking_id: id };

    const proposed = await (await seller()).call(contract.proposeChangeOrder, {
      params,
      body: {
        items: [{ description: 'A second coat', unit_price: 20 }],
        note: 'The first one shines through',
      },
    });
    const before = await read();
    const open = before.change_orders[0];
    const signed = await (await customer()).call(contract.acceptChangeOrder, {
      params: { change_order_id: proposed.change_order_id },
      body: { quoted_cents: 0 },
    });
    const after = await read();
    await api.advance(booking.startsAt.getTime() - clock.now().getTime());
    await (await seller()).call(startBooking, { params });
    await (await seller()).call(finishJob, { params });
    await payForBooking(api.db, booking);
    await api.settle();
    await payForBooking(api.db, booking);
    await api.settle();
    await (await customer()).call(completeBooking, { params });

    expect(proposed).toMatchObject({
      status: 'Proposed',
      role: 'seller',
      proposed_by: 'seller',
      moves: ['withdraw'],
    });
    expect(before).toMatchObject({ total: { cents: 10_000 } });
    expect(before.moves).not.toContain('change');
    expect(open).toMatchObject({
      moves: ['accept', 'decline'],
      effect: { to_pay: { cents: 2_000 }, not_to_pay: { cents: 0 }, refund: { cents: 0 } },
    });
    expect(signed).toMatchObject({ status: 'Accepted', answered_at: expect.any(String), moves: [] });
    expect(after).toMatchObject({ total: { cents: 12_000 }, paid: { cents: 5_000 } });
    expect(after.instalments.map(({ label, amount }) => [label, amount.cents])).toEqual([
      ['Start', 5_000],
      ['End', 5_000],
      ['Change 1', 2_000],
    ]);
    expect(after.history.at(-1)).toMatchObject({ move: 'change-paid', by: 'customer' });
    expect(await read()).toMatchObject({ status: 'Completed', paid: { cents: 12_000 } });
    const told = async (userId: number) =>
      (await notificationsOf(api.db, userId)).map(({ subject }) => subject);
    expect(await told(booking.customerId ?? 0)).toEqual(
      expect.arrayContaining(['A change of Massage', 'Massage was changed']),
    );
    expect(await told(team.ownerId)).toContain('Massage was changed');
    await prove();
  });

  test('takes less work off what is still to be paid and gives back the rest, as was said', async () => {
    const { customer, read, propose } = await setUp();
    const { params } = await propose({ items: [moreWork({ unit_price: 7_000, is_less: true })] });
    const open = (await read()).change_orders[0];

    const changed = await (await customer()).send(contract.acceptChangeOrder, {
      params,
      body: { quoted_cents: 1 },
    });
    await (await customer()).call(contract.acceptChangeOrder, {
      params,
      body: { quoted_cents: open?.effect?.refund.cents },
    });
    await api.settle();

    expect(open?.effect).toMatchObject({ not_to_pay: { cents: 5_000 }, refund: { cents: 2_000 } });
    expect(changed.envelope.status).toBe(422);
    const after = await read();
    expect(after).toMatchObject({
      total: { cents: 3_000 },
      paid: { cents: 5_000 },
      refunded: { cents: 2_000 },
      change_orders: [{ status: 'Accepted', refunded: { cents: 2_000 } }],
    });
    expect(after.instalments.map(({ amount }) => amount.cents)).toEqual([5_000]);
    await prove();
  });

  test('may be proposed by the customer while the work runs, and is signed by the seller', async () => {
    const { id, booking, customer, seller, read } = await setUp({ plan: payLater(1) });
    await api.advance(booking.startsAt.getTime() - clock.now().getTime());
    await (await seller()).call(startBooking, { params: { booking_id: id } });

    const { change_order_id } = await (await customer()).call(contract.proposeChangeOrder, {
      params: { booking_id: id },
      body: { items: [{ description: 'The hall too', unit_price: 50 }] },
    });
    await (await seller()).call(contract.acceptChangeOrder, { params: { change_order_id }, body: {} });

    expect(await read()).toMatchObject({
      status: 'Inprocess',
      total: { cents: 15_000 },
      paid: { cents: 10_000 },
    });
    expect((await read()).history.at(-1)).toMatchObject({ move: 'change-started', by: 'seller' });
    await prove();
  });

  test('gives back on cancelling what was said, after more and less', async () => {
    const { id, customer, read, propose } = await setUp();
    for (const items of [[moreWork()], [moreWork({ unit_price: 3_000, is_less: true })]]) {
      const { params } = await propose({ items });
      await (await customer()).call(contract.acceptChangeOrder, { params, body: {} });
    }
    const { if_cancelled: said } = await read();

    await (await customer()).call(handymanBookings.cancel, {
      params: { booking_id: id },
      body: { reason: 'Moved away', quoted_cents: said?.refund.cents },
    });
    await api.settle();

    expect(await read()).toMatchObject({ status: 'Cancelled', refunded: { cents: said?.refund.cents } });
    await prove();
  });
});

describe('a change that is not signed', () => {
  test.each([
    ['declined by the other side', 'Declined'],
    ['withdrawn by its own side', 'Withdrawn'],
  ] as const)('is %s, and the booking stays as it is', async (_words, status) => {
    const { customer, seller, read, propose } = await setUp();
    const { params } = await propose();

    if (status === 'Declined')
      await (await customer()).call(contract.declineChangeOrder, { params, body: { reason: 'Too dear' } });
    else await (await seller()).call(contract.withdrawChangeOrder, { params });

    const after = await read();
    expect(after).toMatchObject({ total: { cents: 10_000 }, change_orders: [{ status, moves: [] }] });
    expect(after.moves).toContain('change');
  });

  test('expires after three days, not before', async () => {
    const { read, propose } = await setUp();
    await propose();

    await api.advance(hoursMs(changeOrderHours) - 60_000);
    const before = (await read()).change_orders[0]?.status;
    await api.advance(60_001);

    expect([before, (await read()).change_orders[0]?.status]).toEqual(['Proposed', 'Expired']);
  });

  test.each(['done', 'called off'] as const)('lapses when the work is %s', async (end) => {
    const { id, booking, customer, seller, read, propose } = await setUp();
    if (end === 'done') await api.advance(booking.startsAt.getTime() - clock.now().getTime());
    const { params } = await propose();

    if (end === 'done') {
      await (await seller()).call(startBooking, { params: { booking_id: id } });
      await (await seller()).call(finishJob, { params: { booking_id: id } });
    } else {
      const body = { reason: 'Moved away' };
      await (await customer()).call(handymanBookings.cancel, { params: { booking_id: id }, body });
    }

    expect((await read()).change_orders[0]?.status).toBe('Lapsed');
    const late = await (await customer()).send(contract.acceptChangeOrder, { params, body: {} });
    expect(late.envelope.status).toBe(422);
    await prove();
  });
});

describe('changes are refused', () => {
  test('that change nothing, leave nothing, or come before the last one is answered', async () => {
    const { id, seller, propose } = await setUp();
    const params = { booking_id: id };
    const send = async (body: object) =>
      (await (await seller()).send(contract.proposeChangeOrder, { params, body })).envelope;

    const nothing = await send({});
    const tooMuch = await send({ items: [{ description: 'All of it', unit_price: 100, is_less: true }] });
    const tooSmall = await send({ items: [{ description: 'A screw', unit_price: 0.1 }] });
    await propose();
    const second = await send({ extra_days: 1 });

    expect([nothing, tooMuch, tooSmall, second].map(({ status }) => status)).toEqual([423, 422, 422, 422]);
    expect(nothing.errors).toHaveProperty('items');
    expect(second.message).toBe('A change of this booking waits for its answer already.');
  });

  test('for what is paid in one, or does not stand yet', async () => {
    const whole = await buildBooking(api.db, { state: 'Accepted-Paid' });
    const unpaid = await bookHour(api.db, { plan: payLater(1) });

    for (const { booking, team } of [whole, unpaid])
      await expect(
        proposeChangeOrder(api.db, { id: team.ownerId }, booking.id, changeForm()),
      ).rejects.toMatchObject({ code: 'booking-move-not-allowed' });
  });

  test('to whoever proposed them, and to strangers', async () => {
    const { id, customer, seller, propose } = await setUp();
    const { params } = await propose();
    const asStranger = api.as(await signedInAgain(api.db, await buildUser(api.db)));

    const own = await (await seller()).send(contract.acceptChangeOrder, { params, body: {} });
    const ownRefused = await (await seller()).send(contract.declineChangeOrder, { params, body: {} });
    const others = await (await customer()).send(contract.withdrawChangeOrder, { params });
    const strange = [
      await asStranger.send(contract.getChangeOrder, { params }),
      await asStranger.send(contract.acceptChangeOrder, { params, body: {} }),
      await asStranger.send(contract.declineChangeOrder, { params, body: {} }),
      await asStranger.send(contract.withdrawChangeOrder, { params }),
      await asStranger.send(contract.proposeChangeOrder, {
        params: { booking_id: id },
        body: { extra_days: 1 },
      }),
    ];

    expect([own, ownRefused, others].map(({ envelope }) => envelope.status)).toEqual([422, 422, 422]);
    expect(strange.map(({ envelope }) => envelope.status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('two at once', () => {
  test('sign a change once', async () => {
    const { booking, change } = await buildChangeOrder(api.db);
    const customer = { id: booking.customerId ?? 0 };

    const both = await Promise.allSettled([
      acceptChangeOrder(api.db, customer, change.id),
      acceptChangeOrder(api.db, customer, change.id),
    ]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await prove();
  });

  test('sign it and take it back: one of both holds', async () => {
    const { booking, change } = await buildChangeOrder(api.db);

    const both = await Promise.allSettled([
      acceptChangeOrder(api.db, { id: booking.customerId ?? 0 }, change.id),
      withdrawChangeOrder(api.db, { id: booking.sellerId }, change.id),
    ]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await prove();
  });

  test('propose: one waits for its answer', async () => {
    const { booking, customer, team } = await bookQuoted(api.db);

    const both = await Promise.allSettled([
      proposeChangeOrder(api.db, { id: customer.id }, booking.id, changeForm()),
      proposeChangeOrder(api.db, { id: team.ownerId }, booking.id, changeForm()),
    ]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('more days', () => {
  const days = { items: [], extra_days: 2 };

  test('are held until they are signed, then booked at the same hours for the same people', async () => {
    const { booking, change, customer } = await buildChangeOrder(api.db, {}, days);
    const held = await timeOf(api.db, [changeOf(change)]);

    await acceptChangeOrder(api.db, customer, change.id);

    const claims = await timeOf(api.db, [booked(booking.id)]);
    expect(held.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(claims.map(({ startsAt }) => startsAt.getTime()).toSorted()).toEqual(
      [0, 1, 2].map((day) => booking.startsAt.getTime() + hoursMs(24 * day)),
    );
    expect(new Set(claims.map(({ resourceId }) => resourceId)).size).toBe(1);
    expect(await timeOf(api.db, [changeOf(change)])).toEqual([]);
  });

  test('are free again when they are not signed', async () => {
    const { change, team } = await buildChangeOrder(api.db, {}, days);

    await withdrawChangeOrder(api.db, { id: team.ownerId }, change.id);

    expect(await timeOf(api.db, [changeOf(change)])).toEqual([]);
    expect(await getChangeOrder(api.db, change.id)).toMatchObject({ state: 'Withdrawn' });
  });

  test('are refused where somebody else has booked them, and nothing is proposed', async () => {
    const { booking, team } = await bookQuoted(api.db);
    await bookHour(api.db, { team, startsAt: new Date(booking.startsAt.getTime() + hoursMs(24)) });

    const refused = proposeChangeOrder(api.db, { id: team.ownerId }, booking.id, changeForm(days));

    await expect(refused).rejects.toMatchObject({ code: 'slot-taken' });
    await proposeChangeOrder(api.db, { id: team.ownerId }, booking.id, changeForm());
  });
});
