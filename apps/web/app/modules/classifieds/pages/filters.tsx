import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { FilterForm } from '../../search/components/filter-form.tsx';
import { loadFilters } from '../../search/load-filters.server.ts';
import { adLists } from '../load-listing.server.ts';
import type { Route } from './+types/filters.ts';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedsFilter' };

/** The questions of the filter form; the drawer shows a failure in its own place. */
export async function loader(args: Route.LoaderArgs) {
  try {
    return { questions: await loadFilters(args, adLists) };
  } catch (error) {
    if (error instanceof ApiProblem) return { questions: null };
    throw error;
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Filter classifieds | Souk' },
  { name: 'robots', content: 'noindex' },
];

/** The filter form as a page of its own, for visitors without scripts. */
export default function ClassifiedFilters({ loaderData: { questions } }: Route.ComponentProps) {
  return (
    <div className="page max-w-form py-8">
      <Breadcrumbs crumbs={[{ label: 'Classifieds', to: '/classifieds' }, { label: 'Filters' }]} />
      <h1 className="h-page mt-2 mb-6">
        <Trans>Filter classifieds</Trans>
      </h1>
      <div className="panel p-5">{questions ? <FilterForm questions={questions} /> : <ErrorNotice />}</div>
    </div>
  );
}
