import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { QuoteList } from '../components/quote/quote-list.tsx';
import { loadQuotes } from '../load-quotes.server.ts';
import type { Route } from './+types/quotes.ts';

export const handle = { access: 'private', screen: 'CustomerQuotes' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadQuotes(args);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`My quotes`)];

export default function Quotes({ loaderData }: Route.ComponentProps) {
  return <QuoteList side="customer" {...loaderData} />;
}
