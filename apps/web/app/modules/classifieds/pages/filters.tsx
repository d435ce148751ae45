import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { orNull } from '../../../lib/or-null.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { loadFilters } from '../../search/index.server.ts';
import { FilterPage } from '../../search/index.ts';
import { adListWords } from '../list-words.ts';
import { adLists } from '../load-listing.server.ts';
import type { Route } from './+types/filters.ts';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedsFilter' };

/** The questions of the filter form; the drawer shows a failure in its own place. */
export const loader = async (args: Route.LoaderArgs) => ({
  questions: await orNull(loadFilters(args, adLists)),
});

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Filter classifieds`),
  { name: 'robots', content: 'noindex' },
];

export default function ClassifiedFilters({ loaderData: { questions } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <FilterPage
      words={adListWords}
      home={{ label: t`Classifieds`, to: '/classifieds' }}
      title={<Trans>Filter classifieds</Trans>}
      questions={questions}
    />
  );
}
