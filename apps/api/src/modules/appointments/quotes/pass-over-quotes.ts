import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { getUser } from '../../identity/index.ts';
import { getBrief } from './brief.queries.ts';
import { quoteLife } from './quote.life.ts';
import { moveQuote } from './quote.queries.ts';
import type { QuoteRow } from './quote.tables.ts';
import { tellQuotes } from './tell-quote.ts';

/** Ends the other open quotes of a brief, whose rows are locked, when one of them is accepted. */
export async function passOverQuotes(
  tx: Tx,
  accepted: QuoteRow,
  ofBrief: readonly QuoteRow[],
): Promise<void> {
  const { customerId, briefId } = accepted;
  const open = ofBrief.filter(({ id, state }) => id !== accepted.id && !quoteLife.ends.includes(state));
  if (open.length === 0) return;
  const ended: QuoteRow[] = [];
  for (const quote of open) {
    // What was not quoted yet cannot be declined: the request is called off.
    const move = quote.state === 'Quote-Sent' ? 'decline' : 'cancel';
    ended.push(await moveQuote(tx, quote, { move, by: 'customer', byUserId: customerId }));
  }
  const { title } = await getBrief(tx, briefId);
  const { name } = await getUser(tx, customerId);
  await tellQuotes(
    tx,
    ended.map((quote) => ({
      quote,
      to: 'seller' as const,
      step: 'passed-over',
      subject: say`${name} has chosen another business for ${title}`,
      text: say`Thank you for your time. Any hours that were held for it are free again.`,
    })),
  );
}
