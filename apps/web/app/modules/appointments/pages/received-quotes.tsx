import { msg } from '@lingui/core/macro';
import { quotingTypes } from '@souk/contract/modules/appointments/quote-values';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { QuoteList } from '../components/quote/quote-list.tsx';
import { loadQuotes } from '../load-quotes.server.ts';
import type { Route } from './+types/received-quotes.ts';

export const handle = { access: 'business:handyman,professional,events', screen: 'BusinessQuotes' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, quotingTypes);
  return loadQuotes(args);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Quotes`)];

export default function ReceivedQuotes({ loaderData }: Route.ComponentProps) {
  return <QuoteList side="seller" {...loaderData} />;
}
