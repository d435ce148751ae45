import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { QuoteScreen } from '../components/quote/quote-screen.tsx';
import { readQuote } from '../load-quotes.server.ts';
import type { Route } from './+types/quote.ts';

export const handle = { access: 'private', screen: 'CustomerQuote' };

/** A quote that the customer has asked for; notifications lead here. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return readQuote(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Quote: ${loaderData.title}` : msg`Quote`),
  { name: 'robots', content: 'noindex' },
];

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  return <QuoteScreen quote={loaderData} />;
}
