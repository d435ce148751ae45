import {
  completeBooking,
  finishJob,
  getBooking,
  startBooking,
} from '@souk/contract/modules/bookings/bookings';
import { handymanBookings } from '@souk/contract/modules/bookings/families';
import { workChangeHours } from '@souk/contract/modules/bookings/work-change-values';
import * as contract from '@souk/contract/modules/bookings/work-changes';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, hoursMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { notificationsOf } from '../../notifications/testing.ts';
import { findDifferences } from '../../payments/testing.ts';
import { payLater } from '../../sales/index.ts';
import { saleFaults } from '../../sales/testing.ts';
import { bookHour, buildBooking, payForBooking } from '../testing.ts';
import { proposeWorkChange } from './propose-work-change.ts';
import type { ChangeForm } from './work-change.rules.ts';
import { bookQuoted, changeForm, moreWork } from './work-changes.testing.ts';

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
    const { id: changeId } = await proposeWorkChange(api.db, seller, id, changeForm(form));
    return { params: { work_change_id: changeId } };
  };
  return { ...made, id, customer, seller, read, propose };
}

async function prove() {
  expect(await saleFaults(api.db)).toEqual({});
  expect(await findDifferences(api.db)).toEqual([]);
}

describe('changing the work of a booking', () => {
  test('adds a share for more work once both have signed, paid when the work is done', async () => {
    const { id, booking, customer, seller, read, team } = await setUp();
    const params = { booking_id: id };

    const proposed = await (await seller()).call(contract.proposeWorkChange, {
      params,
      body: {
        items: [{ description: 'A second coat', unit_price: 20 }],
        note: 'The first one shines through',
      },
    });
    const before = await read();
    const open = before.work_changes[0];
    const signed = await (await customer()).call(contract.acceptWorkChange, {
      params: { work_change_id: proposed.work_change_id },
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
    const open = (await read()).work_changes[0];

    const changed = await (await customer()).send(contract.acceptWorkChange, {
      params,
      body: { quoted_cents: 1 },
    });
    await (await customer()).call(contract.acceptWorkChange, {
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
      work_changes: [{ status: 'Accepted', refunded: { cents: 2_000 } }],
    });
    expect(after.instalments.map(({ amount }) => amount.cents)).toEqual([5_000]);
    await prove();
  });

  test('may be proposed by the customer while the work runs, and is signed by the seller', async () => {
    const { id, booking, customer, seller, read } = await setUp({ plan: payLater(1) });
    await api.advance(booking.startsAt.getTime() - clock.now().getTime());
    await (await seller()).call(startBooking, { params: { booking_id: id } });

    const { work_change_id } = await (await customer()).call(contract.proposeWorkChange, {
      params: { booking_id: id },
      body: { items: [{ description: 'The hall too', unit_price: 50 }] },
    });
    await (await seller()).call(contract.acceptWorkChange, { params: { work_change_id }, body: {} });

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
      await (await customer()).call(contract.acceptWorkChange, { params, body: {} });
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
      await (await customer()).call(contract.declineWorkChange, { params, body: { reason: 'Too dear' } });
    else await (await seller()).call(contract.withdrawWorkChange, { params });

    const after = await read();
    expect(after).toMatchObject({ total: { cents: 10_000 }, work_changes: [{ status, moves: [] }] });
    expect(after.moves).toContain('change');
  });

  test('expires after three days, not before', async () => {
    const { read, propose } = await setUp();
    await propose();

    await api.advance(hoursMs(workChangeHours) - 60_000);
    const before = (await read()).work_changes[0]?.status;
    await api.advance(60_001);

    expect([before, (await read()).work_changes[0]?.status]).toEqual(['Proposed', 'Expired']);
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

    expect((await read()).work_changes[0]?.status).toBe('Lapsed');
    const late = await (await customer()).send(contract.acceptWorkChange, { params, body: {} });
    expect(late.envelope.status).toBe(422);
    await prove();
  });
});

describe('changes are refused', () => {
  test('that change nothing, leave nothing, or come before the last one is answered', async () => {
    const { id, seller, propose } = await setUp();
    const params = { booking_id: id };
    const send = async (body: object) =>
      (await (await seller()).send(contract.proposeWorkChange, { params, body })).envelope;

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
        proposeWorkChange(api.db, { id: team.ownerId }, booking.id, changeForm()),
      ).rejects.toMatchObject({ code: 'booking-move-not-allowed' });
  });

  test('to whoever proposed them, and to strangers', async () => {
    const { id, customer, seller, propose } = await setUp();
    const { params } = await propose();
    const asStranger = api.as(await signedInAgain(api.db, await buildUser(api.db)));

    const own = await (await seller()).send(contract.acceptWorkChange, { params, body: {} });
    const ownRefused = await (await seller()).send(contract.declineWorkChange, { params, body: {} });
    const others = await (await customer()).send(contract.withdrawWorkChange, { params });
    const strange = [
      await asStranger.send(contract.getWorkChange, { params }),
      await asStranger.send(contract.acceptWorkChange, { params, body: {} }),
      await asStranger.send(contract.declineWorkChange, { params, body: {} }),
      await asStranger.send(contract.withdrawWorkChange, { params }),
      await asStranger.send(contract.proposeWorkChange, {
        params: { booking_id: id },
        body: { extra_days: 1 },
      }),
    ];

    expect([own, ownRefused, others].map(({ envelope }) => envelope.status)).toEqual([422, 422, 422]);
    expect(strange.map(({ envelope }) => envelope.status)).toEqual([404, 404, 404, 404, 404]);
  });
});
