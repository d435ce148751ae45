import { acceptQuote } from '@souk/contract/modules/appointments/quotes';
import { data, redirect } from 'react-router';
import { codeOf, type FormProblems, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { bookingCheckoutPath, bookingPath } from '../bookings/index.ts';
import { readQuote } from './load-quotes.server.ts';
import { quotePath } from './quote-paths.ts';

/** The quote that is about to be accepted; one that cannot be has its own page only. */
export async function loadAcceptance(args: PageArgs, id: string | undefined) {
  const quote = await readQuote(args, id);
  const { offer } = quote;
  if (!offer || !quote.moves.includes('accept')) throw redirect(quotePath(quote.quote_id));
  return { quote, offer };
}

export interface AcceptProblems extends FormProblems {
  /** Where the time was taken meanwhile: the next ones that are free. */
  next?: string[];
}

const isNext = (next: unknown): next is string[] =>
  Array.isArray(next) && next.every((at) => typeof at === 'string');

/** Books the job; its first payment follows on the next page. */
export async function accept(args: PageArgs, id: string | undefined) {
  const quote = await readQuote(args, id);
  const sent = await submit(args, acceptQuote, { params: { quote_id: quote.quote_id } });
  if (sent.ok) {
    const { booking_id: bookingId, next } = sent.reply;
    const to = next?.step === 'pay' ? bookingCheckoutPath(bookingId) : bookingPath(bookingId);
    return redirectWithToast(args, to, sent.message);
  }
  const next: unknown = codeOf(sent) === 'slot-taken' ? Reflect.get(Object(sent.reply), 'next') : [];
  const problems: AcceptProblems = { ...sent.problems, next: isNext(next) ? next : [] };
  return data(problems, { status: sent.status });
}
