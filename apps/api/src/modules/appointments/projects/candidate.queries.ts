import type { QuoteState } from '@souk/contract/modules/bookings/statuses';
import { and, desc, eq, inArray, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type BookingRow, bookings } from '../../bookings/index.ts';
import { type BriefRow, briefs, type QuoteRow, quotes } from '../quotes/quote.tables.ts';
import { projectRoles } from './project.tables.ts';

/** More than anybody chooses from. */
const most = 50;

const quoting: QuoteState[] = ['Quote-Requested', 'Appointment', 'Quote-Sent'];

const isInNoProject = (reader: Reader, isRole: SQL | undefined): SQL =>
  notExists(reader.select({ id: projectRoles.id }).from(projectRoles).where(isRole));

/** Own bookings that stand and are in no project, neither themselves nor by their quotes. */
export const listFreeBookings = (reader: Reader, user: { id: number }): Promise<BookingRow[]> =>
  reader
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, user.id),
        not(bookings.hiddenForCustomer),
        not(inArray(bookings.state, ['Rejected', 'Cancelled', 'Expired'])),
        isInNoProject(
          reader,
          or(
            eq(projectRoles.bookingId, bookings.id),
            sql`exists (select from ${quotes} where ${quotes.bookingId} = ${bookings.id}
              and (${quotes.id} = ${projectRoles.quoteId} or ${quotes.briefId} = ${projectRoles.briefId}))`,
          ),
        ),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(most);

/** Own quotes that are open and in no project, with their briefs. */
export const listFreeQuotes = (
  reader: Reader,
  user: { id: number },
): Promise<{ quote: QuoteRow; brief: BriefRow }[]> =>
  reader
    .select({ quote: quotes, brief: briefs })
    .from(quotes)
    .innerJoin(briefs, eq(briefs.id, quotes.briefId))
    .where(
      and(
        eq(quotes.customerId, user.id),
        not(quotes.hiddenForCustomer),
        inArray(quotes.state, quoting),
        isInNoProject(
          reader,
          or(eq(projectRoles.quoteId, quotes.id), eq(projectRoles.briefId, quotes.briefId)),
        ),
      ),
    )
    .orderBy(desc(quotes.id))
    .limit(most);
