import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { zoneName } from '../../../../lib/calendar-days.ts';
import { datesIn } from '../../../../lib/dates.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { ChipLink } from '../../../../ui/chip.tsx';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { linkClass } from '../../../../ui/link.tsx';
import { type BookingChoice, choicePath } from '../../booking-choice.ts';
import type { BookingStepData } from '../../load-booking.server.ts';
import { nextFree } from '../../slot-times.ts';
import { DayStrip } from './day-strip.tsx';
import { JoinList } from './join-list.tsx';
import { SlotGrid } from './slot-grid.tsx';

/** The choice with another person: their time is another, so none is chosen yet. */
function withStaff({ staff: _staff, startsAt: _at, ...choice }: BookingChoice, id?: number): BookingChoice {
  return { ...choice, step: 'time', ...(id === undefined ? {} : { staff: id }) };
}

function People({ booking: { business, people, choice } }: { booking: BookingStepData }) {
  const { t } = useLingui();
  if (people.length < 2) return null;
  const to = (id?: number) => choicePath(business.business_id, withStaff(choice, id));
  return (
    <nav aria-label={t`Person`} className="mb-6">
      <h3 className="mb-2 font-semibold">
        <Trans>With whom</Trans>
      </h3>
      <div className="flex flex-wrap gap-2">
        <ChipLink to={to()} isChosen={choice.staff === undefined} preventScrollReset>
          <Trans>Anybody</Trans>
        </ChipLink>
        {people.map(({ id, name }) => (
          <ChipLink key={id} to={to(id)} isChosen={choice.staff === id} preventScrollReset>
            <bdi>{name}</bdi>
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}

interface FullDayProps {
  date: string;
  next: string | undefined;
  addressOf: (date: string) => string;
}

function FullDay({ date, next, addressOf }: FullDayProps) {
  const { nearDay } = datesIn('UTC');
  const [day, free] = [nearDay(date), next && nearDay(next)];
  return (
    <p role="status" className="mt-5 rounded-lg bg-sunken p-5">
      <b className="block">
        <Trans>Nothing is free on {day}.</Trans>
      </b>
      {next && (
        <Link to={addressOf(next)} preventScrollReset className={`${linkClass} tap`}>
          <Trans>Next free day: {free}</Trans>
        </Link>
      )}
    </p>
  );
}

interface TimeStepProps {
  booking: BookingStepData;
  problems?: FormOutcome | undefined;
}

/** The second step: who, and when. */
export function TimeStep({ booking, problems }: TimeStepProps) {
  const own = useDates();
  const { business, choice, times } = booking;
  if (!times) return null;
  const { business_id: id, time_zone: zone } = business;
  const { days, date, today, slots } = times;
  const { startsAt: _at, ...timeless } = choice;
  const onDay = (day: string) => choicePath(id, { ...timeless, date: day, step: 'time' });
  const at = (startsAt: string) => choicePath(id, { ...choice, date, startsAt, step: 'time' });
  const isFull = !slots.some(({ available }) => available);
  const [first] = slots;
  const clock = first && zoneName(first.starts_at, zone);
  return (
    <>
      <People booking={booking} />
      <DayStrip days={days} date={date} today={today} addressOf={onDay} />
      {isFull ? (
        <FullDay date={date} next={nextFree(days, date)?.date} addressOf={onDay} />
      ) : (
        <SlotGrid slots={slots} chosen={choice.startsAt} timeZone={zone} addressOf={at} />
      )}
      <JoinList booking={booking} date={date} problems={problems} />
      {own.timeZone !== zone && clock && (
        <p className="mt-4 text-sm text-ink-2">
          <Trans>
            Times are those of the business ({clock}); yours are in {own.timeZone}.
          </Trans>
        </p>
      )}
    </>
  );
}
