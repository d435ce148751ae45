import { useLingui } from '@lingui/react/macro';
import type { BookingTab } from '@souk/contract/modules/bookings/statuses';
import { Tabs } from '../../../../ui/tabs.tsx';
import { type BusinessQuery, withTab } from '../../business-query.ts';
import { bookingTabList, receivedTabWords } from '../../business-words.ts';

/** Received bookings by what they wait for, with how many there are. */
export function BusinessTabs({
  counts,
  query,
}: {
  counts: Record<BookingTab, number>;
  query: BusinessQuery;
}) {
  const { t, i18n } = useLingui();
  return (
    <Tabs
      label={t`Bookings by state`}
      accent="book"
      tabs={[
        ...bookingTabList.map((tab) => ({
          to: withTab(query, tab),
          label: i18n._(receivedTabWords[tab]),
          count: counts[tab],
          isCurrent: tab === query.tab,
        })),
        { to: '/previous-enquiries', label: t`Questions` },
      ]}
    />
  );
}
