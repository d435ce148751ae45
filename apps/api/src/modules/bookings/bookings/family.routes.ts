import { type BookingFamily, bookingFamilies } from '@souk/contract/modules/bookings/families';
import type { PayFields } from '@souk/contract/modules/payments/payments';
import { toPage } from '@souk/contract/shared/page';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { findDisputesOf, presentDispute, replyDispute } from '../../disputes/index.ts';
import { createPaymentProviders, presentPayment } from '../../payments/index.ts';
import { addReview, presentReview } from '../../reviews/index.ts';
import { rescheduleBooking } from '../proposals/reschedule-booking.ts';
import { startOf } from '../proposals/start-of.ts';
import { updateBooking } from '../proposals/update-booking.ts';
import { bookingKind, partyKind } from './booking.life.ts';
import { checkSide, sideOf } from './booking.policy.ts';
import { presentBookings } from './booking.present.ts';
import { getBooking } from './booking.queries.ts';
import { ownSide } from './booking.routes.ts';
import type { BookingRow } from './booking.tables.ts';
import { cancelBooking } from './cancel-booking.ts';
import { confirmBooking } from './confirm-booking.ts';
import { declineBooking } from './decline-booking.ts';
import { presentBookingDetail } from './detail.present.ts';
import { disputeBooking } from './dispute-booking.ts';
import { findBookings } from './find-bookings.ts';
import { hideBooking } from './hide-booking.ts';
import { payBooking } from './pay-booking.ts';

type House = { db: Db; config: Config; user: { id: number } };

/** Under a family's path there are bookings of its kind alone. */
async function bookingOf(db: Db, { kind }: BookingFamily, bookingId: number): Promise<BookingRow> {
  const booking = await getBooking(db, bookingId);
  if (booking.kind !== kind) throw new Problem('record-not-found');
  return booking;
}

async function pay(
  { db, config, user }: House,
  paying: { bookingId: number; pay: PayFields; isRepaying?: boolean },
) {
  const payment = await payBooking(db, createPaymentProviders(config, db), user, paying);
  if (payment.state === 'failed') throw new Problem('payment-failed', { data: presentPayment(payment) });
  const [booking] = await presentBookings(db, [await getBooking(db, paying.bookingId)], 'customer');
  if (!booking) throw new Problem('record-not-found');
  return { booking, payment: presentPayment(payment) };
}

/** What either side asks and sees. */
function sharedRoutes(api: Api, family: BookingFamily) {
  api.answer(family.list, async ({ db, user, query, timeZone }) => {
    const side = ownSide(user);
    const { rows, total } = await findBookings(db, { user, side, timeZone, kind: family.kind }, query);
    return toPage(await presentBookings(db, rows, side), total, query);
  });

  api.answer(family.get, async ({ db, user, params }) => {
    const booking = await bookingOf(db, family, params.booking_id);
    return presentBookingDetail(db, booking, sideOf(booking, user));
  });

  api.answer(family.update, async ({ db, user, params, body }) => {
    const { id } = await bookingOf(db, family, params.booking_id);
    const booking = await updateBooking(db, user, id, body);
    return presentBookingDetail(db, booking, sideOf(booking, user));
  });

  api.answer(family.cancel, async ({ db, user, params, body }) => {
    const { id } = await bookingOf(db, family, params.booking_id);
    const wish = { reason: body.reason, quotedCents: body.quoted_cents };
    const booking = await cancelBooking(db, user, id, wish);
    return presentBookingDetail(db, booking, sideOf(booking, user));
  });

  api.answer(family.hide, async ({ db, user, params }) => {
    await hideBooking(db, user, (await bookingOf(db, family, params.booking_id)).id);
    return null;
  });

  api.answer(family.reschedule, async ({ db, user, params, body }) => {
    const known = await bookingOf(db, family, params.booking_id);
    sideOf(known, user);
    const startsAt = await startOf(db, known.sellerId, body);
    const booking = await rescheduleBooking(db, user, known.id, { startsAt, reason: body.reason });
    return presentBookingDetail(db, booking, sideOf(booking, user));
  });

  api.answer(family.replyDispute, async ({ db, user, params, body, files }) => {
    const known = await bookingOf(db, family, params.booking_id);
    sideOf(known, user);
    const dispute = (await findDisputesOf(db, bookingKind, [known.id])).get(known.id);
    if (!dispute) throw new Problem('booking-move-not-allowed');
    const viewer = { id: user.id };
    const replied = await replyDispute(db, viewer, dispute.id, body.comment, files);
    return presentDispute(db, replied, viewer);
  });
}

function customerRoutes(api: Api, family: BookingFamily) {
  api.answer(family.checkout, async ({ db, config, user, params, body }) => {
    const { id: bookingId } = await bookingOf(db, family, params.booking_id);
    return pay({ db, config, user }, { bookingId, pay: body });
  });

  api.answer(family.repay, async ({ db, config, user, params, body }) => {
    const { id: bookingId } = await bookingOf(db, family, params.booking_id);
    return pay({ db, config, user }, { bookingId, pay: body, isRepaying: true });
  });

  api.answer(family.dispute, async ({ db, user, params, body, files }) => {
    const { id } = await bookingOf(db, family, params.booking_id);
    return presentDispute(db, await disputeBooking(db, user, id, body, files), { id: user.id });
  });

  api.answer(family.review, async ({ db, user, params, body, files }) => {
    const booking = await bookingOf(db, family, params.booking_id);
    checkSide(booking, user, 'customer');
    if (booking.completedAt === null) throw new Problem('booking-move-not-allowed');
    const about = { moduleType: partyKind, subjectId: booking.sellerId, dealId: booking.id };
    return presentReview(db, await addReview(db, user, { ...about, ...body }, files), user);
  });
}

function sellerRoutes(api: Api, family: BookingFamily) {
  api.answer(family.confirm, async ({ db, user, params }) => {
    const { id } = await bookingOf(db, family, params.booking_id);
    return presentBookingDetail(db, await confirmBooking(db, user, id), 'seller');
  });

  api.answer(family.decline, async ({ db, user, params, body }) => {
    const { id } = await bookingOf(db, family, params.booking_id);
    return presentBookingDetail(db, await declineBooking(db, user, id, body.reason), 'seller');
  });
}

/** The calls that are made once for each kind of booking. */
export function familyRoutes(api: Api) {
  for (const family of bookingFamilies) {
    sharedRoutes(api, family);
    customerRoutes(api, family);
    sellerRoutes(api, family);
  }
}
