import { visitorOrPrivate } from '../../lib/session.server.ts';
import type { Route } from './+types/short-page.ts';
import { loadText } from './load-text.server.ts';
import { TextPage, textMeta } from './text-page.tsx';

export const handle = {
  access: 'visitor-or-private',
  screen: 'AboutUs',
  screens: [
    'SafetyTips',
    'TermsOfUse',
    'PrivacyPolicy',
    'PostingPolicy',
    'Partnerships',
    'Careers',
    'HowItWorks',
  ],
  cache: 300,
};

/** The short address of a text, for visitors and private users (reading A-05). */
export async function loader(args: Route.LoaderArgs) {
  await visitorOrPrivate(args);
  const slug = new URL(args.request.url).pathname.replace(/\.data$/, '').replaceAll('/', '');
  return loadText(args, slug);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => textMeta(matches, loaderData);

export default function ShortPage({ loaderData }: Route.ComponentProps) {
  return <TextPage data={loaderData} />;
}
