import type { Reader } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { getBrief } from './brief.queries.ts';
import { checkSide } from './quote.policy.ts';
import { lockQuote, moveQuote } from './quote.queries.ts';
import type { QuoteRow } from './quote.tables.ts';
import { tellQuotes } from './tell-quote.ts';

/** The seller does not want to quote. */
export function declineQuoteRequest(
  db: Reader,
  seller: { id: number },
  quoteId: number,
  reason: string | undefined,
): Promise<QuoteRow> {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    checkSide(quote, seller, 'seller');
    const actor = { by: 'seller', byUserId: seller.id, reason } as const;
    const declined = await moveQuote(tx, quote, { move: 'decline-request', ...actor });
    const { title } = await getBrief(tx, quote.briefId);
    await tellQuotes(tx, [
      {
        quote: declined,
        to: 'customer',
        step: 'request-declined',
        subject: say`There will be no quote for ${title}`,
        text: reason
          ? say`The business has declined: ${reason}`
          : say`The business has declined your request.`,
      },
    ]);
    return declined;
  });
}
