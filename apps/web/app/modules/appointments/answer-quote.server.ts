import { msg } from '@lingui/core/macro';
import { getBookableBusiness } from '@souk/contract/modules/appointments/bookings';
import { offerVisit, sendQuote } from '@souk/contract/modules/appointments/quotes';
import { data, redirect } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import { valuesOf } from '../../lib/form.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { typedLines, typedSteps } from './answer-rows.ts';
import { idIn, readQuote } from './load-quotes.server.ts';
import { receivedQuotePath } from './quote-paths.ts';

/** A received request with what its answer needs; one that cannot be answered so has its own page only. */
export async function loadAnswer(args: PageArgs, id: string | undefined, move: 'send' | 'offer-visit') {
  const quote = await readQuote(args, id);
  if (!quote.moves.includes(move)) throw redirect(receivedQuotePath(quote.quote_id));
  const params = { business_id: quote.business.business_id ?? 0 };
  const { people } = await call(args, getBookableBusiness, { params });
  return { quote, people };
}

/** What the form says by rows, ticks and choices, as the call takes it. */
function toldBy(form: FormData) {
  const values = valuesOf(form);
  const { items, milestones } = values;
  const people = form.getAll('people').filter((id) => id !== '');
  const isByStep = values.payment === 'milestones';
  return {
    items: JSON.stringify(typedLines(items)),
    milestones: isByStep ? JSON.stringify(typedSteps(milestones)) : undefined,
    people: people.length > 0 ? people : undefined,
    deposit_percent: values.payment === 'deposit' ? values.deposit_percent : undefined,
  };
}

/** Sends the quote, or a version that replaces the one before. */
export async function answer(args: PageArgs, id: string | undefined) {
  const form = await postedForm(args);
  const quoteId = idIn(id);
  const sent = await submit(args, sendQuote, { form, also: { ...toldBy(form), quote_id: quoteId } });
  if (sent.ok) return redirectWithToast(args, receivedQuotePath(quoteId), sent.message);
  return data(sent.problems, { status: sent.status });
}

/** Offers a visit, or moves it. */
export async function sendVisit(args: PageArgs, id: string | undefined) {
  const quoteId = idIn(id);
  const sent = await submit(args, offerVisit, { params: { booking_id: quoteId } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  const told = pageStateOf(args).say(msg`The customer has been told of the visit.`);
  return redirectWithToast(args, receivedQuotePath(quoteId), told);
}
