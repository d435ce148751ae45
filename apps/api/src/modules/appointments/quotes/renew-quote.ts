import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { businessCards, getShownBusiness } from '../../sellers/index.ts';
import { getBrief } from './brief.queries.ts';
import { quoteLife } from './quote.life.ts';
import { checkSide } from './quote.policy.ts';
import { getQuote, insertQuote, lockQuotesOfBrief } from './quote.queries.ts';
import { isRenewable } from './quote.rules.ts';
import type { QuoteRow } from './quote.tables.ts';
import { tellAsked } from './tell-quote.ts';

/** Nothing of the brief is booked, and this business is not asked already. */
function checkRenewable(quote: QuoteRow, ofBrief: readonly QuoteRow[]): void {
  const isBooked = ofBrief.some(({ state }) => state === 'Quote-Accepted');
  const isAsked = ofBrief.some(
    ({ sellerId, state }) => sellerId === quote.sellerId && !quoteLife.ends.includes(state),
  );
  if (!isRenewable(quote.state) || isBooked || isAsked) throw new Problem('quote-move-not-allowed');
}

/** Asks a business once more after its time has run out, with the same brief: a new quote, beside the expired one. */
export function renewQuote(db: Reader, customer: { id: number }, quoteId: number): Promise<QuoteRow> {
  return db.transaction(async (tx) => {
    const { briefId } = await getQuote(tx, quoteId);
    const ofBrief = await lockQuotesOfBrief(tx, briefId);
    const quote = ofBrief.find(({ id }) => id === quoteId);
    if (!quote) throw new Problem('record-not-found');
    checkSide(quote, customer, 'customer');
    checkRenewable(quote, ofBrief);
    const { kind, customerId, sellerId } = quote;
    const card = (await businessCards(tx, [sellerId])).get(sellerId);
    if (!card) throw new Problem('record-not-found');
    await getShownBusiness(tx, card.businessId);

    const asked = await insertQuote(tx, { briefId, kind, customerId, sellerId });
    await tellAsked(tx, await getBrief(tx, briefId), [asked]);
    return asked;
  });
}
