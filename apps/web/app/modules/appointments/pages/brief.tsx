import { msg } from '@lingui/core/macro';
import { getBrief } from '@souk/contract/modules/appointments/quotes';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { BriefScreen } from '../components/compare/brief-screen.tsx';
import { idIn } from '../load-quotes.server.ts';
import type { Route } from './+types/brief.ts';

export const handle = { access: 'private', screen: 'CompareQuotes' };

/** A brief with the quotes of all businesses side by side. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return call(args, getBrief, { params: { brief_id: idIn(args.params.id) } });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Quotes: ${loaderData.title}` : msg`Quotes`),
  { name: 'robots', content: 'noindex' },
];

export default function BriefPage({ loaderData }: Route.ComponentProps) {
  return <BriefScreen brief={loaderData} />;
}
