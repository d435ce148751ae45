import type { BookingDashboard, ChartPoint } from '@souk/contract/modules/pages/dashboards';
import { moneyOf } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { countOpenRequests, findNextFree } from '../../appointments/index.ts';
import {
  bookingsBetween,
  bookingsIn,
  countReceived,
  listToAnswer,
  presentBookings,
} from '../../bookings/index.ts';
import { getUser } from '../../identity/index.ts';
import { earnedIn } from '../../payments/index.ts';
import {
  countOf,
  findSummaries,
  listReviews,
  meanOf,
  presentReviews,
  receivedKind,
} from '../../reviews/index.ts';
import { countGalleryImages } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { type Asked, headOf } from './dashboard-head.ts';
import type { Period } from './period.rules.ts';

const shownRows = 5;
const shownReviews = 3;

/** What was earned and how many bookings came, in the period, the one before and each step of the chart. */
async function receivedIn(reader: Reader, sellerId: number, { now, before, steps }: Period) {
  const money = moneyOf((await getSettings(reader)).currency);
  const spans = [
    now,
    before,
    ...steps.map(({ span }) => span),
    ...steps.flatMap((step) => step.before ?? []),
  ];
  const [cents, counts] = await Promise.all([
    earnedIn(reader, sellerId, spans),
    bookingsIn(reader, sellerId, spans),
  ]);
  const at = (list: readonly number[], place: number) => list[place] ?? 0;
  const ownSteps = 2;
  const chart = steps.map(({ name, span, before: has }, place): ChartPoint => {
    const isToCome = span.since > now.until;
    return {
      date: name,
      value: isToCome ? null : money(at(cents, ownSteps + place)),
      orders: at(counts, ownSteps + place),
      before: has && money(at(cents, ownSteps + steps.length + place)),
    };
  });
  return {
    chart,
    earned: { now: money(at(cents, 0)), before: money(at(cents, 1)) },
    bookings: { now: at(counts, 0), before: at(counts, 1) },
  };
}

/** The bookings of today at the business's place. */
async function bookingsOfToday(reader: Reader, seller: { id: number }) {
  const { timeZone } = await getUser(reader, seller.id);
  const today = dayOf(clock.now(), timeZone);
  const span = [startOfDay(today, timeZone), startOfDay(today, timeZone, 1)] as const;
  return bookingsBetween(reader, { user: seller, side: 'seller' }, span);
}

async function reviewsOf(reader: Reader, user: Asked['user']) {
  const filter = { reviewedId: user.id };
  const asked = { page: 1, page_size: shownReviews, sort: 'most-recent' } as const;
  const [found, summaries] = await Promise.all([
    listReviews(reader, filter, asked),
    findSummaries(reader, receivedKind, [user.id]),
  ]);
  const counts = summaries.get(user.id);
  return {
    shown: await presentReviews(reader, found.rows, { ...user, isAdmin: false }),
    total: counts ? countOf(counts) : 0,
    rating: counts && countOf(counts) > 0 ? meanOf(counts) : null,
  };
}

/** A business that is booked: its day, what waits for it, what it earned and what was said about it. */
export async function presentBookingDesk(reader: Reader, asked: Asked): Promise<BookingDashboard> {
  const { user, period } = asked;
  const [received, counts, open, today, waiting, reviews, gallery, nextFree] = await Promise.all([
    receivedIn(reader, user.id, period),
    countReceived(reader, user.id),
    countOpenRequests(reader, user.id),
    bookingsOfToday(reader, user),
    listToAnswer(reader, user.id, shownRows),
    reviewsOf(reader, user),
    countGalleryImages(reader, user.id),
    findNextFree(reader, user.id),
  ]);
  // Presented together, so that a busy day costs no more statements than a quiet one.
  const shown = await presentBookings(reader, [...today, ...waiting], 'seller');
  return {
    kind: 'bookings',
    ...headOf(asked, received.chart),
    counters: {
      earned: received.earned,
      bookings: received.bookings,
      to_answer: counts.toAnswer,
      confirmed: counts.confirmed,
      in_progress: counts.inProgress,
      enquiries: open.enquiries,
      quotes_to_send: open.toQuote,
      quotes_sent: open.quoted,
      gallery,
      reviews: reviews.total,
    },
    rating: reviews.rating,
    next_free: nextFree?.toISOString() ?? null,
    today: shown.slice(0, today.length),
    recent: shown.slice(today.length),
    reviews: reviews.shown,
    is_new: counts.ever === 0,
  };
}
