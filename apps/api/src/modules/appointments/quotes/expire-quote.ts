import { clock } from '../../../platform/clock.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { say } from '../../../platform/texts/say.ts';
import { getBrief } from './brief.queries.ts';
import { quoteLife } from './quote.life.ts';
import { lockQuote, moveQuote } from './quote.queries.ts';
import { tellQuotes } from './tell-quote.ts';

/** Nobody has answered the request, or the quote is not valid any longer: its time is free again. */
export const expireQuote: TimedMove = (db, quoteId) =>
  db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    const isOpen = quoteLife.movesFor(quote.state, 'system').includes('expire');
    if (!isOpen || !quote.dueAt || quote.dueAt > clock.now()) return;
    const expired = await moveQuote(tx, quote, { move: 'expire', by: 'system' });
    const { title } = await getBrief(tx, quote.briefId);
    const isSent = quote.state === 'Quote-Sent';
    const news = {
      quote: expired,
      step: 'expired',
      subject: isSent ? say`The quote for ${title} has expired` : say`The request for a quote has expired`,
      text: isSent ? say`It was not accepted in time.` : say`${title}: it was not answered in time.`,
    };
    await tellQuotes(tx, [
      { ...news, to: 'customer' },
      { ...news, to: 'seller' },
    ]);
  });
