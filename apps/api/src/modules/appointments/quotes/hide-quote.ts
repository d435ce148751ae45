import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { sideOf } from './quote.policy.ts';
import { hideQuoteFrom, lockQuote } from './quote.queries.ts';
import { isHideable } from './quote.rules.ts';

/** Takes a quote that is over off the user's own history; the other side keeps it. */
export function hideQuote(db: Reader, user: { id: number }, quoteId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    const side = sideOf(quote, user);
    if (!isHideable(quote.state)) throw new Problem('quote-move-not-allowed');
    await hideQuoteFrom(tx, quote, side);
  });
}
