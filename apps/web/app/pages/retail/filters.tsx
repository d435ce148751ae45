import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { orNull } from '../../lib/or-null.server.ts';
import { pageTitle } from '../../lib/page-head.ts';
import { retailLists } from '../../modules/retail/index.server.ts';
import { itemListWords } from '../../modules/retail/index.ts';
import { loadProfile } from '../../modules/scanner/index.server.ts';
import { loadFilters } from '../../modules/search/index.server.ts';
import { FilterPage } from '../../modules/search/index.ts';
import type { Route } from './+types/filters.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailFilterResults' };

/** The questions of the filter form; the drawer shows a failure in its own place. */
export const loader = async (args: Route.LoaderArgs) => ({
  questions: await orNull(loadFilters(args, { ...retailLists, profileOf: loadProfile })),
});

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Filter retail`),
  { name: 'robots', content: 'noindex' },
];

export default function RetailFilters({ loaderData: { questions } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <FilterPage
      words={itemListWords}
      home={{ label: t`Retail`, to: '/retail' }}
      title={<Trans>Filter retail</Trans>}
      questions={questions}
    />
  );
}
