import * as contract from '@souk/contract/modules/bookings/bookings';
import * as milestoneContract from '@souk/contract/modules/bookings/milestones';
import { bookingTabs } from '@souk/contract/modules/bookings/statuses';
import { toPage } from '@souk/contract/shared/page';
import { moneyOf } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { getUser } from '../../identity/index.ts';
import { createPaymentProviders, presentPayment } from '../../payments/index.ts';
import { answerProposal } from '../proposals/answer-proposal.ts';
import { sideOf } from './booking.policy.ts';
import { presentBookings } from './booking.present.ts';
import { getBooking } from './booking.queries.ts';
import { completeBooking } from './complete-booking.ts';
import { presentBookingDetail } from './detail.present.ts';
import { bookingsBetween, findBookings } from './find-bookings.ts';
import { finishJob } from './finish-job.ts';
import { markNoShow } from './mark-no-show.ts';
import { payBooking } from './pay-booking.ts';
import { reachNextMilestone } from './reach-next-milestone.ts';
import { startBooking } from './start-booking.ts';

/** Which side somebody's own lists show. */
export const ownSide = ({ sellerType }: { sellerType: string }) =>
  sellerType === 'private' ? ('customer' as const) : ('seller' as const);

/** A business counts its days as clocks show them at its place, wherever it is viewed from. */
const placeOf = async (reader: Reader, { id }: { id: number }): Promise<string> =>
  (await getUser(reader, id)).timeZone;

/** Calls that are the same for bookings of every kind. */
export function bookingRoutes(api: Api) {
  api.answer(contract.listMyBookings, async ({ db, user, query, timeZone }) => {
    const { rows, total } = await findBookings(db, { user, side: 'customer', timeZone }, query);
    return toPage(await presentBookings(db, rows, 'customer'), total, query);
  });

  api.answer(contract.listPreviousBookings, async ({ db, user, query, timeZone }) => {
    const side = ownSide(user);
    const asked = { user, side, timeZone, states: bookingTabs.history };
    const { rows, total } = await findBookings(db, asked, query);
    return toPage(await presentBookings(db, rows, side), total, query);
  });

  api.answer(contract.listBusinessBookings, async ({ db, user, query }) => {
    const { rows, total } = await findBookings(
      db,
      { user, side: 'seller', timeZone: await placeOf(db, user) },
      query,
    );
    return toPage(await presentBookings(db, rows, 'seller'), total, query);
  });

  api.answer(contract.getBooking, async ({ db, user, params }) => {
    const booking = await getBooking(db, params.booking_id);
    return presentBookingDetail(db, booking, sideOf(booking, user));
  });

  api.answer(contract.startBooking, async ({ db, user, params }) =>
    presentBookingDetail(db, await startBooking(db, user, params.booking_id), 'seller'),
  );

  api.answer(contract.finishJob, async ({ db, user, params }) =>
    presentBookingDetail(db, await finishJob(db, user, params.booking_id), 'seller'),
  );

  api.answer(milestoneContract.reachNextMilestone, async ({ db, user, params }) =>
    presentBookingDetail(db, await reachNextMilestone(db, user, params.booking_id), 'seller'),
  );

  api.answer(contract.completeBooking, async ({ db, user, params }) =>
    presentBookingDetail(db, await completeBooking(db, user, params.booking_id), 'customer'),
  );

  api.answer(contract.markNoShow, async ({ db, user, params }) =>
    presentBookingDetail(db, await markNoShow(db, user, params.booking_id), 'seller'),
  );

  api.answer(contract.answerProposal, async ({ db, user, params, body }) => {
    const booking = await answerProposal(db, user, params.booking_id, body.answer);
    return presentBookingDetail(db, booking, sideOf(booking, user));
  });

  api.answer(contract.payBooking, async ({ db, config, user, body: { booking_id: bookingId, ...pay } }) => {
    const payment = await payBooking(db, createPaymentProviders(config, db), user, { bookingId, pay });
    if (payment.state === 'failed') throw new Problem('payment-failed', { data: presentPayment(payment) });
    const booking = await getBooking(db, bookingId);
    const [shown] = await presentBookings(db, [booking], 'customer');
    if (!shown) throw new Problem('record-not-found');
    const money = moneyOf(booking.currency);
    return {
      payment: presentPayment(payment),
      booking: shown,
      gst: money(booking.gstCents),
      total: money(booking.totalCents),
    };
  });

  api.answer(contract.listBookingsByMonth, async ({ db, user, query, timeZone }) => {
    const side = ownSide(user);
    const zone = side === 'seller' ? await placeOf(db, user) : timeZone;
    const asked = query.month ?? dayOf(clock.now(), zone).slice(0, 7);
    const first = startOfDay(`${asked}-01`, zone);
    const month = [first, startOfDay(nextMonth(asked), zone)] as const;
    const rows = await bookingsBetween(db, { user, side, kind: query.module_type }, month);
    const shown = await presentBookings(db, rows, side);
    const days = Map.groupBy(shown, ({ starts_at }) => dayOf(new Date(starts_at), zone));
    return [...days].map(([date, bookings]) => ({ date, bookings }));
  });
}

/** The first day of the month after `YYYY-MM`. */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const following = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${following[0]}-${String(following[1]).padStart(2, '0')}-01`;
}
