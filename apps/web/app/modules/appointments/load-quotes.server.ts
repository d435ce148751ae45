import { getQuote, listPreviousQuotes } from '@souk/contract/modules/appointments/quotes';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { idOf } from '../../lib/typed-values.ts';
import { quoteTabOf } from './quote-states.ts';

/** The id in an address; anything else is not found. */
export function idIn(typed: string | undefined): number {
  const id = idOf(typed);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

/** One quote of either side. */
export const readQuote = (args: PageArgs, typedId: string | undefined) =>
  call(args, getQuote, { params: { quote_id: idIn(typedId) } });

/** The part of the own quotes that the address asks for: asked for or, by a business, received. */
export async function loadQuotes(args: PageArgs & { url: URL }) {
  const { searchParams } = args.url;
  const tab = quoteTabOf(searchParams);
  const query = { tab, page: searchParams.get('page') ?? '1', page_size: '12' };
  return { tab, quotes: await call(args, listPreviousQuotes, { query }) };
}
