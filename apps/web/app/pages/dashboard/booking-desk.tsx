import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BookingDashboard } from '@souk/contract/modules/pages/dashboards';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { ReactNode } from 'react';
import { count, price } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.tsx';
import { BusinessCard, useBusinessNews } from '../../modules/bookings/index.ts';
import { ReviewList } from '../../modules/reviews/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { ChangeWords, changeTone } from './change-words.tsx';
import { LinkTile } from './link-tile.tsx';
import type { PeriodName } from './period.ts';
import { PeriodChips } from './period-chips.tsx';
import { SalesChart } from './sales-chart.tsx';

const path = '/business-bookings';
const shownToday = 6;

/** Trades whose customers ask for quotes. */
const quoting: readonly SellerType[] = ['handyman', 'professional', 'events'];

interface DeskProps {
  desk: BookingDashboard;
  type: SellerType;
  period: PeriodName;
  /** Where the buttons of bookings lead back to. */
  back: string;
}

/** Numbers above, each a way to what it counts. */
const grid = 'mt-4 grid grid-cols-2 gap-4 xl:grid-cols-4';

function Earned({ desk, period }: Pick<DeskProps, 'desk' | 'period'>) {
  const { earned, bookings, reviews } = desk.counters;
  const { flowTime } = useDates();
  return (
    <div className={grid}>
      <LinkTile
        to="/transaction"
        label={<Trans>Earned through Souk</Trans>}
        value={price(earned.now.cents)}
        change={<ChangeWords now={earned.now.cents} before={earned.before.cents} period={period} />}
        tone={changeTone(earned.now.cents, earned.before.cents)}
      />
      <LinkTile
        to={path}
        label={<Trans>Bookings received</Trans>}
        value={count(bookings.now)}
        change={<ChangeWords now={bookings.now} before={bookings.before} period={period} />}
        tone={changeTone(bookings.now, bookings.before)}
      />
      <LinkTile
        to={`${path}?view=week`}
        label={<Trans>Next free</Trans>}
        value={
          <span className="text-lg">
            {desk.next_free ? flowTime(desk.next_free) : <Trans>Not within two weeks</Trans>}
          </span>
        }
      />
      <LinkTile
        to="/reviews"
        label={<Trans>Rating</Trans>}
        value={desk.rating === null ? '–' : desk.rating.toFixed(1)}
        change={<Plural value={reviews} one="# review" other="# reviews" />}
      />
    </div>
  );
}

function Waiting({ desk: { counters }, type }: Pick<DeskProps, 'desk' | 'type'>) {
  const quotes = [
    {
      to: `${path}/quotes?tab=requested`,
      label: <Trans>Quotes to send</Trans>,
      value: counters.quotes_to_send,
    },
    {
      to: `${path}/quotes?tab=sent`,
      label: <Trans>Quotes sent</Trans>,
      value: counters.quotes_sent,
    },
  ];
  const tiles = [
    {
      to: `${path}?tab=pending&status=Pending`,
      label: <Trans>Requests to answer</Trans>,
      value: counters.to_answer,
    },
    {
      to: '/previous-enquiries?status=new',
      label: <Trans>Questions to answer</Trans>,
      value: counters.enquiries,
    },
    ...(quoting.includes(type) ? quotes : []),
    { to: `${path}?tab=confirmed`, label: <Trans>Confirmed bookings</Trans>, value: counters.confirmed },
    { to: `${path}?status=Inprocess`, label: <Trans>In progress</Trans>, value: counters.in_progress },
    ...(type === 'events'
      ? [{ to: '/myProfile', label: <Trans>Pictures in your gallery</Trans>, value: counters.gallery }]
      : []),
  ];
  return (
    <div className={grid}>
      {tiles.map(({ to, label, value }) => (
        <LinkTile key={to} to={to} label={label} value={count(value)} />
      ))}
    </div>
  );
}

interface PartProps {
  id: string;
  title: ReactNode;
  all: string;
  empty: ReactNode;
  children: ReactNode;
  isEmpty: boolean;
}

function Part({ id, title, all, empty, children, isEmpty }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="h-panel">
          {title}
        </h2>
        <TextLink to={all} className="tap text-sm">
          <Trans>See all</Trans>
        </TextLink>
      </div>
      {isEmpty ? <p className="panel mt-4 p-5 text-[15px] text-ink-2">{empty}</p> : children}
    </section>
  );
}

function Cards({ bookings, back }: { bookings: BookingDashboard['today']; back: string }) {
  return (
    <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {bookings.map((booking) => (
        <BusinessCard key={booking.booking_id} booking={booking} back={back} />
      ))}
    </ul>
  );
}

function Today({ desk: { today }, back }: Pick<DeskProps, 'desk' | 'back'>) {
  const more = today.length - shownToday;
  return (
    <Part
      id="today"
      title={<Trans>Today</Trans>}
      all={`${path}?view=day`}
      isEmpty={today.length === 0}
      empty={<Trans>Nothing is booked today.</Trans>}
    >
      <Cards bookings={today.slice(0, shownToday)} back={back} />
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          <Plural value={more} one="and # more booking today" other="and # more bookings today" />
        </p>
      )}
    </Part>
  );
}

function NoBookingYet({ type }: { type: SellerType }) {
  const offers = type === 'beauty' || type === 'wellbeing' || type === 'spa';
  return (
    <div className="mt-4">
      <EmptyState
        palette="jade"
        title={<Trans>No bookings yet</Trans>}
        action={
          <ButtonLink to={offers ? '/services' : '/myProfile'}>
            {offers ? <Trans>See your services</Trans> : <Trans>See your page</Trans>}
          </ButtonLink>
        }
      >
        <Trans>Your bookings, earnings and reviews appear here from the first booking on.</Trans>
      </EmptyState>
    </div>
  );
}

/** A booked business’s numbers: what waits, the day, what was earned and what was said. */
export function BookingDesk({ desk, type, period, back }: DeskProps) {
  const { t } = useLingui();
  useBusinessNews();
  if (desk.is_new)
    return (
      <>
        <NoBookingYet type={type} />
        <Waiting desk={desk} type={type} />
      </>
    );
  return (
    <>
      <div className="mt-5">
        <PeriodChips chosen={period} />
      </div>
      <Earned desk={desk} period={period} />
      <Waiting desk={desk} type={type} />
      <Part
        id="to-act-on"
        title={<Trans>Waiting for you</Trans>}
        all={`${path}?tab=pending&status=Pending`}
        isEmpty={desk.recent.length === 0}
        empty={<Trans>No requests are waiting for you.</Trans>}
      >
        <Cards bookings={desk.recent} back={back} />
      </Part>
      <Today desk={desk} back={back} />
      <div className="mt-6">
        <SalesChart
          title={<Trans>Earnings over time</Trans>}
          amountName={t`Earned`}
          countName={t`Bookings`}
          lead={<Trans>After commission and refunds, when a booking is completed</Trans>}
          chart={desk.chart}
          step={desk.step}
          period={period}
        />
      </div>
      <Part
        id="latest-reviews"
        title={<Trans>Latest reviews</Trans>}
        all="/reviews"
        isEmpty={desk.reviews.length === 0}
        empty={<Trans>No reviews yet.</Trans>}
      >
        <div className="panel mt-4 p-5">
          <ReviewList reviews={desk.reviews} />
        </div>
      </Part>
    </>
  );
}
