import { Trans } from '@lingui/react/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import type { BookingTab } from '@souk/contract/modules/bookings/statuses';
import type { Page } from '@souk/contract/shared/page';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import basket from '../../../../ui/art/bag.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { businessPath } from '../../business-addresses.ts';
import type { BusinessQuery } from '../../business-query.ts';
import { useBusinessNews } from '../../use-business-news.ts';
import { CalendarViews } from '../calendar/booking-calendar-bar.tsx';
import { CalendarActions } from '../calendar/calendar-page.tsx';
import { BusinessCard } from './business-card.tsx';
import { BusinessFilter } from './business-filter.tsx';
import { BusinessTabs } from './business-tabs.tsx';

function Nothing({ query }: { query: BusinessQuery }) {
  const isFiltered = Boolean(query.status ?? query.date_filter) || query.tab !== 'bookings';
  return isFiltered ? (
    <EmptyState
      title={<Trans>No bookings here</Trans>}
      object={basket}
      palette="sky"
      action={
        <ButtonLink to={businessPath} tone="line">
          <Trans>Show all that are open</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try another state, another period or another tab.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No open bookings</Trans>} object={basket} palette="rose">
      <Trans>Bookings appear here as soon as somebody books you. We’ll let you know about each one.</Trans>
    </EmptyState>
  );
}

interface BusinessListProps {
  query: BusinessQuery;
  bookings: Page<Booking>;
  counts: Record<BookingTab, number>;
  today: string;
  /** What comes first, before the bookings. */
  above?: ReactNode;
}

/** Received bookings as cards, by what they wait for. */
export function BusinessList({ query, bookings, counts, today, above }: BusinessListProps) {
  const { pathname, search } = useLocation();
  // A new booking belongs into the list, so every piece of news counts.
  useBusinessNews();
  return (
    <OwnPage title={<Trans>Bookings</Trans>} aside={<CalendarActions date={today} />}>
      {above}
      <div className="space-y-5">
        <BusinessTabs counts={counts} query={query} />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <BusinessFilter query={query} />
          <CalendarViews path={businessPath} view="list" date={today} />
        </div>
        {bookings.data.length === 0 ? (
          <Nothing query={query} />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {bookings.data.map((booking) => (
              <BusinessCard key={booking.booking_id} booking={booking} back={`${pathname}${search}`} />
            ))}
          </ul>
        )}
        <Pager current={bookings.current_page} last={bookings.last_page} />
      </div>
    </OwnPage>
  );
}
