import { msg } from '@lingui/core/macro';
import { quotingTypes } from '@souk/contract/modules/appointments/quote-values';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { QuoteScreen } from '../components/quote/quote-screen.tsx';
import { readQuote } from '../load-quotes.server.ts';
import type { Route } from './+types/received-quote.ts';

export const handle = { access: 'business:handyman,professional,events', screen: 'BusinessQuote' };

/** A request for a quote that the business has received; notifications lead here. */
export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, quotingTypes);
  return readQuote(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Quote: ${loaderData.title}` : msg`Quote`),
];

export default function ReceivedQuotePage({ loaderData }: Route.ComponentProps) {
  return <QuoteScreen quote={loaderData} />;
}
