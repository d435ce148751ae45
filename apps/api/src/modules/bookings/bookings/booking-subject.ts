import type { SubjectKind } from '../../../platform/subjects.ts';
import { listBookingsById } from './booking.queries.ts';
import { bookingPaths } from './tell-booking.ts';

/** What services may know of a booking: disputes, messages and payments refer to it. */
export const bookingSubject: SubjectKind = {
  isBetweenSides: true,
  owner: async (reader, id) => {
    const [booking] = await listBookingsById(reader, [id]);
    return booking?.customerId ?? booking?.sellerId;
  },
  cards: async (reader, ids) =>
    (await listBookingsById(reader, ids)).map((booking) => ({
      id: booking.id,
      title: `${booking.title} · ${booking.number}`,
      path: bookingPaths.buyer(booking.id),
      imagePath: booking.lines[0]?.image ?? null,
      priceCents: booking.totalCents,
    })),
};
