import { Trans, useLingui } from '@lingui/react/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import type { Page } from '@souk/contract/shared/page';
import type { ReactNode } from 'react';
import ticket from '../../../ui/art/ticket.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { quotesPath } from '../booking-address.ts';
import { type BookingListQuery, listAddress } from '../booking-query.ts';
import { bookingKindList, bookingTabList, kindWords, tabWords } from '../booking-states.ts';
import { BookingCard } from './booking-card.tsx';
import { useLiveBookings } from './use-live-bookings.ts';

interface BookingListProps {
  title: ReactNode;
  path: string;
  query: BookingListQuery;
  bookings: Page<Booking>;
  /** The page is about one kind, and offers no other. */
  isOneKind?: boolean;
  /** What comes first, before the bookings. */
  above?: ReactNode;
  /** Next to the title. */
  aside?: ReactNode;
}

function KindChips({ path, query }: Pick<BookingListProps, 'path' | 'query'>) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Bookings by kind`} className="no-bar -mx-4 flex gap-2 overflow-x-auto px-4 py-1">
      <ChipLink to={listAddress(path, query.tab)} isChosen={!query.module_type}>
        <Trans>All</Trans>
      </ChipLink>
      {bookingKindList.map((kind) => (
        <ChipLink key={kind} to={listAddress(path, query.tab, kind)} isChosen={query.module_type === kind}>
          {i18n._(kindWords[kind])}
        </ChipLink>
      ))}
    </nav>
  );
}

function Nothing({ path, query }: Pick<BookingListProps, 'path' | 'query'>) {
  return query.tab === 'history' ? (
    <EmptyState title={<Trans>Nothing here yet</Trans>} object={ticket} palette="jade">
      <Trans>Bookings that are over move here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={<Trans>No bookings here</Trans>}
      object={ticket}
      palette="jade"
      action={
        <ButtonLink to={listAddress(path, 'history')} tone="line">
          <Trans>See your history</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you book appears here, with its next step and what you can do.</Trans>
    </EmptyState>
  );
}

/** A customer's bookings, in tabs and by kind. */
export function BookingList({
  title,
  path,
  query,
  bookings,
  above,
  aside,
  isOneKind = false,
}: BookingListProps) {
  const { i18n, t } = useLingui();
  useLiveBookings((id) => bookings.data.some(({ booking_id }) => booking_id === id));
  const kind = isOneKind ? undefined : query.module_type;
  return (
    <div className="mx-auto max-w-page pb-16">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="h-page">{title}</h1>
        {aside}
      </div>
      {above}
      <div className="mb-5">
        <Tabs
          label={t`Bookings by state`}
          accent="book"
          tabs={[
            ...bookingTabList.map((tab) => ({
              to: listAddress(path, tab, kind),
              label: i18n._(tabWords[tab]),
              isCurrent: query.tab === tab,
            })),
            ...(isOneKind ? [] : [{ to: quotesPath, label: t`Quotes`, isCurrent: false }]),
          ]}
        />
      </div>
      <div className="space-y-5">
        {!isOneKind && <KindChips path={path} query={query} />}
        {bookings.data.length === 0 ? (
          <Nothing path={path} query={query} />
        ) : (
          <ul className="space-y-4">
            {bookings.data.map((booking) => (
              <BookingCard key={booking.booking_id} booking={booking} />
            ))}
          </ul>
        )}
        <Pager current={bookings.current_page} last={bookings.last_page} />
      </div>
    </div>
  );
}
