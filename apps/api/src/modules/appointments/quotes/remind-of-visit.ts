import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { getBrief } from './brief.queries.ts';
import { lockQuote } from './quote.queries.ts';
import { tellQuotes } from './tell-quote.ts';

export const remindOfVisitJob = 'remind-of-visit';

/** A day after the visit the seller is reminded of the quote. */
export const remindAt = (visitEndsAt: Date): Date => new Date(visitEndsAt.getTime() + daysMs(1));

/** The visit is over and nothing was sent after it; each visit is asked about once. */
export async function remindOfVisit(db: Db, { quoteId }: { quoteId: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    const { state, visitEndsAt, briefId } = quote;
    if (state !== 'Appointment' || !visitEndsAt || remindAt(visitEndsAt) > clock.now()) return;
    const { title } = await getBrief(tx, briefId);
    await tellQuotes(tx, [
      {
        quote,
        to: 'seller',
        step: `visited-${visitEndsAt.getTime()}`,
        subject: say`How was the visit for ${title}?`,
        text: say`Please send the quote. Without it the request expires.`,
      },
    ]);
  });
}
