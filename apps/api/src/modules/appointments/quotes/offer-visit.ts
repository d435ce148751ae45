import { quoteTimes } from '@souk/contract/modules/appointments/quote-values';
import type { offerVisit as contract } from '@souk/contract/modules/appointments/quotes';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { atMoment } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { claimTime, releaseTime } from '../../availability/index.ts';
import { startOf } from '../../bookings/index.ts';
import { getUser } from '../../identity/index.ts';
import { getBrief } from './brief.queries.ts';
import { peopleOf } from './people-of.ts';
import { quoteLife } from './quote.life.ts';
import { checkSide } from './quote.policy.ts';
import { lockQuote, moveQuote, visitOf } from './quote.queries.ts';
import { needsOf } from './quote.rules.ts';
import type { QuoteRow } from './quote.tables.ts';
import { remindAt, remindOfVisitJob } from './remind-of-visit.ts';
import { tellQuotes } from './tell-quote.ts';

/** A visit takes an hour of somebody's time. */
const visitMinutes = 60;

/** Offers a visit before the quote, or moves it to another time. */
export function offerVisit(
  db: Reader,
  seller: { id: number },
  quoteId: number,
  { staff, ...when }: BodyOf<typeof contract>,
): Promise<QuoteRow> {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    checkSide(quote, seller, 'seller');
    const move = quote.state === 'Appointment' ? 'move-visit' : 'offer-visit';
    quoteLife.next(quote.state, move, 'seller');
    const startsAt = await startOf(tx, seller.id, when);
    const named = staff === undefined ? [] : [staff];
    const everybody = await peopleOf(tx, seller.id, { field: 'staff', ids: named });
    const needs = needsOf(named, everybody, visitMinutes);

    await releaseTime(tx, visitOf(quote));
    const time = { ownerId: seller.id, startsAt, needs };
    await claimTime(tx, time, visitOf(quote), { state: 'booked', isOwnEntry: true });
    const visitEndsAt = new Date(startsAt.getTime() + minutesMs(visitMinutes));
    const dueAt = new Date(visitEndsAt.getTime() + daysMs(quoteTimes.answerDays));
    const set = { visitStartsAt: startsAt, visitEndsAt, dueAt };
    const moved = await moveQuote(tx, quote, { move, by: 'seller', byUserId: seller.id, set });

    await addJob(
      tx,
      remindOfVisitJob,
      { quoteId },
      { key: `visit:${quoteId}`, runAt: remindAt(visitEndsAt) },
    );

    const { title } = await getBrief(tx, quote.briefId);
    const at = atMoment(startsAt, (await getUser(tx, seller.id)).timeZone);
    await tellQuotes(tx, [
      {
        quote: moved,
        to: 'customer',
        step: `visit-${startsAt.getTime()}`,
        subject: say`A visit before the quote for ${title}`,
        text: say`They would come on ${at}. If that does not suit you, call it off.`,
      },
    ]);
    return moved;
  });
}
