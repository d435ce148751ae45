import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { orNull } from '../../../lib/or-null.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { loadFilters } from '../../search/index.server.ts';
import { FilterPage } from '../../search/index.ts';
import { serviceListWords } from '../listing-words.ts';
import { bookingLists } from '../load-listing.server.ts';
import type { Route } from './+types/booking-filters.ts';

export const handle = { access: 'visitor-or-private', screen: 'BookingListing' };

/** The questions of the filter form; the drawer shows a failure in its own place. */
export const loader = async (args: Route.LoaderArgs) => ({
  questions: await orNull(loadFilters(args, bookingLists)),
});

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Filter services`),
  { name: 'robots', content: 'noindex' },
];

export default function BookingFilters({ loaderData: { questions } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <FilterPage
      words={serviceListWords}
      home={{ label: t`Bookings`, to: '/bookings' }}
      title={<Trans>Filter services</Trans>}
      questions={questions}
    />
  );
}
