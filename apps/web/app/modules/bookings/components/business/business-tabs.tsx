import { useLingui } from '@lingui/react/macro';
import type { BookingTab } from '@souk/contract/modules/bookings/statuses';
import { useViewer } from '../../../../lib/page-root.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { bookingTabList, tabWords } from '../../booking-states.ts';
import { receivedQuotesPath } from '../../business-addresses.ts';
import { type BusinessQuery, withTab } from '../../business-query.ts';

/** Who is asked for quotes (spec §7); importing the contract's list would pull in the schema library. */
const quotingTypes = ['handyman', 'professional', 'events'];

/** Received bookings by what they wait for, with how many there are. */
export function BusinessTabs({
  counts,
  query,
}: {
  counts: Record<BookingTab, number>;
  query: BusinessQuery;
}) {
  const { t, i18n } = useLingui();
  const isQuoting = quotingTypes.includes(useViewer()?.seller_type ?? '');
  return (
    <Tabs
      label={t`Bookings by state`}
      accent="book"
      tabs={[
        ...bookingTabList.map((tab) => ({
          to: withTab(query, tab),
          label: i18n._(tabWords[tab]),
          count: counts[tab],
          isCurrent: tab === query.tab,
        })),
        ...(isQuoting ? [{ to: receivedQuotesPath, label: t`Quotes`, isCurrent: false }] : []),
        { to: '/previous-enquiries', label: t`Questions`, isCurrent: false },
      ]}
    />
  );
}
