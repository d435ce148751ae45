import { chooseTimeText } from '@souk/contract/modules/appointments/quote-values';
import type { acceptQuote as contract } from '@souk/contract/modules/appointments/quotes';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { releaseTime } from '../../availability/index.ts';
import { type BookingRow, makeBooking } from '../../bookings/index.ts';
import { businessCards, getShownBusiness } from '../../sellers/index.ts';
import { getBrief } from './brief.queries.ts';
import { passOverQuotes } from './pass-over-quotes.ts';
import { peopleOf } from './people-of.ts';
import { quoteLife } from './quote.life.ts';
import { checkSide } from './quote.policy.ts';
import { getQuote, jobOf, lockQuotesOfBrief, moveQuote, newestVersionsOf } from './quote.queries.ts';
import { needsOf, planOfQuote, soldLinesOf } from './quote.rules.ts';
import type { QuoteRow, QuoteVersionRow } from './quote.tables.ts';
import { showQuote } from './tell-quote.ts';
import { wantedStart } from './wanted-start.ts';

type Form = BodyOf<typeof contract>;

/** The version that is accepted: the newest, which is the one that the customer has read, and in time. */
async function openVersionOf(tx: Tx, quote: QuoteRow, { version: read }: Form): Promise<QuoteVersionRow> {
  if (quote.state === 'Expired' && quote.version !== null) throw new Problem('quote-expired');
  quoteLife.next(quote.state, 'accept', 'customer');
  const version = (await newestVersionsOf(tx, [quote.id])).get(quote.id);
  if (!version || (read !== undefined && read !== version.version))
    throw new Problem('quote-move-not-allowed');
  if (version.validUntil <= clock.now()) throw new Problem('quote-expired');
  return version;
}

/** A business that has left cannot be booked any more. */
async function checkShown(tx: Tx, sellerId: number): Promise<void> {
  const card = (await businessCards(tx, [sellerId])).get(sellerId);
  if (!card) throw new Problem('record-not-found');
  await getShownBusiness(tx, card.businessId);
}

/** People who have left since do not stand in the way: anybody else may come. */
async function needsAtLast(tx: Tx, sellerId: number, { people, durationMinutes }: QuoteVersionRow) {
  const everybody = await peopleOf(tx, sellerId, { field: 'people', ids: [] });
  return needsOf(
    people.filter((id) => everybody.includes(id)),
    everybody,
    durationMinutes,
  );
}

async function bookQuote(
  tx: Tx,
  quote: QuoteRow,
  version: QuoteVersionRow,
  startsAt: Date,
): Promise<BookingRow> {
  const brief = await getBrief(tx, quote.briefId);
  // The booking claims the time anew, under its own name.
  await releaseTime(tx, jobOf(quote));
  return makeBooking(tx, {
    kind: quote.kind,
    sellerId: quote.sellerId,
    customer: { id: quote.customerId },
    title: brief.title,
    lines: soldLinesOf(quote.id, version.lines, brief.categoryId),
    needs: await needsAtLast(tx, quote.sellerId, version),
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutesMs(version.durationMinutes)),
    address: brief.address ?? undefined,
    note: [brief.description, version.note].filter(Boolean).join('\n\n'),
    agreed: { plan: planOfQuote(version, startsAt), isSellersTime: version.startsAt !== null },
  });
}

/** Books a quoted job, which waits for its first payment; the other businesses of the brief are told. */
export function acceptQuote(
  db: Reader,
  customer: { id: number },
  quoteId: number,
  form: Form,
): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const quotes = await lockQuotesOfBrief(tx, (await getQuote(tx, quoteId)).briefId);
    const quote = quotes.find(({ id }) => id === quoteId);
    if (!quote) throw new Problem('record-not-found');
    checkSide(quote, customer, 'customer');
    const version = await openVersionOf(tx, quote, form);
    await checkShown(tx, quote.sellerId);
    const startsAt = version.startsAt ?? (await wantedStart(tx, quote.sellerId, form));
    if (!startsAt) throw fieldProblem('date', chooseTimeText);

    const booking = await bookQuote(tx, quote, version, startsAt);
    const accepted = await moveQuote(tx, quote, {
      move: 'accept',
      by: 'customer',
      byUserId: customer.id,
      set: { bookingId: booking.id },
    });
    await passOverQuotes(tx, accepted, quotes);
    await showQuote(tx, accepted);
    return booking;
  });
}
