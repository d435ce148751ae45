import type { Reader } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { getUser } from '../../identity/index.ts';
import { getBrief } from './brief.queries.ts';
import { checkSide } from './quote.policy.ts';
import { lockQuote, moveQuote } from './quote.queries.ts';
import type { QuoteRow } from './quote.tables.ts';
import { tellQuotes } from './tell-quote.ts';

/** The customer does not want what was quoted. */
export function declineQuote(
  db: Reader,
  customer: { id: number },
  quoteId: number,
  reason: string | undefined,
): Promise<QuoteRow> {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    checkSide(quote, customer, 'customer');
    const actor = { by: 'customer', byUserId: customer.id, reason } as const;
    const declined = await moveQuote(tx, quote, { move: 'decline', ...actor });
    const { title } = await getBrief(tx, quote.briefId);
    const { name } = await getUser(tx, customer.id);
    await tellQuotes(tx, [
      {
        quote: declined,
        to: 'seller',
        step: 'declined',
        subject: say`Your quote for ${title} was declined`,
        text: reason ? say`${name}: ${reason}` : say`${name} gave no reason.`,
      },
    ]);
    return declined;
  });
}
