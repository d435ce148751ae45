import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { price } from '../../../../lib/format.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { moveBookingPath } from '../../booking-address.ts';
import { businessBookingPath } from '../../business-addresses.ts';
import type { CalendarBlock, CalendarColumn } from '../../calendar-layout.ts';
import { isMovable } from '../../calendar-move.ts';
import { BookingPill } from '../booking-pill.tsx';

function Entry({ block }: { block: CalendarBlock }) {
  const { t } = useLingui();
  const { booking, isProposed } = block;
  const { plainTime } = datesIn(booking.time_zone);
  const [start, end] =
    isProposed && booking.proposal
      ? [booking.proposal.starts_at, booking.proposal.ends_at]
      : [booking.starts_at, booking.ends_at];
  const { name } = booking.customer;
  return (
    <li className="grid grid-cols-[76px_minmax(0,1fr)] gap-2">
      <span className="num pt-3 text-sm leading-tight">
        <span className="block font-semibold">{plainTime(start)}</span>
        <span className="text-xs text-ink-2">
          <Trans>to {plainTime(end)}</Trans>
        </span>
      </span>
      <div className="card p-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Link
            to={businessBookingPath(booking)}
            className="tap min-w-0 rounded-xs font-semibold hover:underline"
          >
            <bdi className="truncate">{name}</bdi>
          </Link>
          {isProposed ? (
            <span className="text-sm font-semibold text-warn">
              <Trans>Proposed time</Trans>
            </span>
          ) : (
            <BookingPill booking={booking} />
          )}
        </div>
        <p className="text-sm text-ink-2">
          <bdi>{booking.title}</bdi>
        </p>
        <p className="mt-1.5 flex items-center justify-between gap-2 text-sm text-ink-2">
          <bdi className="truncate">{booking.resources.map((each) => each.name).join(', ')}</bdi>
          <span className="num font-semibold text-ink">{price(booking.total.cents)}</span>
        </p>
        {!isProposed && isMovable(booking) && (
          <ButtonLink
            to={moveBookingPath(booking.booking_id)}
            tone="soft"
            size="sm"
            icon={CalendarClock}
            className="mt-2"
            aria-label={t`Another time for ${name}`}
          >
            <Trans>Another time</Trans>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** A booking of two people stands in two columns and in the agenda once. */
function once(columns: readonly CalendarColumn[]): CalendarBlock[] {
  const all = new Map(columns.flatMap(({ blocks }) => blocks).map((block) => [block.key, block]));
  return [...all.values()].sort((one, other) => one.from - other.from);
}

/** What a day or a week has, one below the other: the calendar of a phone. */
export function CalendarAgenda({ columns, today }: { columns: readonly CalendarColumn[]; today: string }) {
  const byDay = Map.groupBy(columns, ({ day }) => day.date);
  return (
    <div className="space-y-6">
      {[...byDay].map(([date, own]) => {
        const blocks = once(own);
        return (
          <section key={date} aria-labelledby={`agenda-${date}`}>
            <h3 id={`agenda-${date}`} className="num mb-2 flex gap-2 font-display text-md font-semibold">
              {datesIn('UTC').nearDay(date)}
              {date === today && (
                <span className="text-ink-2">
                  <Trans>Today</Trans>
                </span>
              )}
            </h3>
            {blocks.length === 0 ? (
              <p className="text-sm text-ink-2">
                <Trans>Nothing booked.</Trans>
              </p>
            ) : (
              <ol className="space-y-2.5">
                {blocks.map((block) => (
                  <Entry key={block.key} block={block} />
                ))}
              </ol>
            )}
          </section>
        );
      })}
    </div>
  );
}
