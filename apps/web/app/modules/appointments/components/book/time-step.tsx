import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { zoneName } from '../../../../lib/calendar-days.ts';
import { datesIn } from '../../../../lib/dates.ts';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
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
        {people.map(({ id, name, is_woman: isWoman }) => (
          <ChipLink key={id} to={to(id)} isChosen={choice.staff === id} preventScrollReset>
            <bdi>{name}</bdi>
            {isWoman && (
              <span className="font-normal text-ink-2">
                <Trans>woman</Trans>
              </span>
            )}
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

/** What the business says of the person who is asked for. */
function About({ booking: { people, choice } }: { booking: BookingStepData }) {
  const person = people.find(({ id }) => id === choice.staff);
  const { name, photo, bio = '', languages = [] } = person ?? { name: '', photo: null };
  if (bio === '' && languages.length === 0) return null;
  return (
    <div className="mb-6 flex items-start gap-3 rounded-lg bg-sunken p-4">
      <Avatar name={name} src={photo && pictureUrl(photo, { w: 96, h: 96 })} size={48} />
      <div className="min-w-0 text-[15px]">
        {bio !== '' && <p className="whitespace-pre-line wrap-anywhere">{bio}</p>}
        {languages.length > 0 && (
          <p className="text-ink-2">
            <Trans>
              Speaks <bdi>{languages.join(', ')}</bdi>
            </Trans>
          </p>
        )}
      </div>
    </div>
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
      <About booking={booking} />
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
