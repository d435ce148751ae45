import { Trans } from '@lingui/react/macro';
import { orNull } from '../../../lib/or-null.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { FilterForm } from '../../search/components/filter-form.tsx';
import { loadFilters } from '../../search/load-filters.server.ts';
import { retailLists } from '../load-listing.server.ts';
import type { Route } from './+types/filters.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailFilterResults' };

/** The questions of the filter form; the drawer shows a failure in its own place. */
export const loader = async (args: Route.LoaderArgs) => ({
  questions: await orNull(loadFilters(args, retailLists)),
});

export const meta: Route.MetaFunction = () => [
  { title: 'Filter retail | Souk' },
  { name: 'robots', content: 'noindex' },
];

/** The filter form as a page of its own, for visitors without scripts. */
export default function RetailFilters({ loaderData: { questions } }: Route.ComponentProps) {
  return (
    <div className="page max-w-form py-8">
      <Breadcrumbs crumbs={[{ label: 'Retail', to: '/retail' }, { label: 'Filters' }]} />
      <h1 className="h-page mt-2 mb-6">
        <Trans>Filter retail</Trans>
      </h1>
      <div className="panel p-5">{questions ? <FilterForm questions={questions} /> : <ErrorNotice />}</div>
    </div>
  );
}
