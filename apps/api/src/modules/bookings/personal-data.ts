import { eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { bookings } from './bookings/booking.tables.ts';
import { terms } from './terms/terms.tables.ts';
import { workChanges } from './work-changes/work-change.tables.ts';

/** Bookings stay, as the law requires for sales; the customer's name, phone and address are erased. */
export const bookingsPersonalData: PersonalData = {
  export: async (reader, userId) => {
    const mine = await reader
      .select()
      .from(bookings)
      .where(or(eq(bookings.customerId, userId), eq(bookings.sellerId, userId)));
    return {
      // A seller's export leaves out who their customers are and where they live.
      bookings: mine.map((booking) =>
        booking.customerId === userId
          ? booking
          : { ...booking, customerName: undefined, customerPhone: undefined, address: undefined },
      ),
      work_changes: await reader
        .select()
        .from(workChanges)
        .where(
          inArray(
            workChanges.bookingId,
            mine.map(({ id }) => id),
          ),
        ),
      booking_terms: await reader.select().from(terms).where(eq(terms.sellerId, userId)),
    };
  },
  erase: async (tx, userId) => {
    await tx
      .update(bookings)
      .set({ customerName: 'Deleted user', customerPhone: null, address: null, note: null })
      .where(eq(bookings.customerId, userId));
    const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.customerId, userId));
    await tx.update(workChanges).set({ note: null, reason: null }).where(inArray(workChanges.bookingId, own));
    await tx.delete(terms).where(eq(terms.sellerId, userId));
  },
};
