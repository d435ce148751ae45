import type { Reader } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { getBrief } from './brief.queries.ts';
import { sideOf } from './quote.policy.ts';
import { lockQuote, moveQuote } from './quote.queries.ts';
import type { QuoteRow } from './quote.tables.ts';
import { tellQuotes } from './tell-quote.ts';

/** Calls a request off: its customer whenever it is open, its seller once they have offered a visit. */
export function cancelQuote(
  db: Reader,
  user: { id: number },
  quoteId: number,
  reason: string | undefined,
): Promise<QuoteRow> {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    const side = sideOf(quote, user);
    const move = side === 'customer' ? 'cancel' : 'cancel-visit';
    const cancelled = await moveQuote(tx, quote, { move, by: side, byUserId: user.id, reason });
    const { title } = await getBrief(tx, quote.briefId);
    await tellQuotes(tx, [
      {
        quote: cancelled,
        to: side === 'customer' ? 'seller' : 'customer',
        step: 'cancelled',
        subject: say`The request for a quote was called off`,
        text: reason ? say`${title}: ${reason}` : say`${title} is called off.`,
      },
    ]);
    return cancelled;
  });
}
