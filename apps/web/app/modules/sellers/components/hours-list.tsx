import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningHour } from '@souk/contract/modules/sellers/profiles';
import { datesIn } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/page-root.ts';
import { openStateAt, timeWords } from '../opening-hours.ts';
import { weekdayWords } from '../paper-words.ts';

interface HoursProps {
  hours: readonly OpeningHour[];
  timeZone: string;
}

/** "Open until 5:00 pm" or when it opens next. */
export function OpenNow({ hours, timeZone }: HoursProps) {
  const { i18n } = useLingui();
  const [now, { weekdayNumber, isoTime }] = [useNow(), datesIn(timeZone)];
  const weekday = weekdayNumber(now);
  const state = openStateAt(hours, weekday, isoTime(now));
  if (state.isOpen) {
    const until = timeWords(state.until);
    return (
      <span className="font-semibold text-good">
        <Trans>Open until {until}</Trans>
      </span>
    );
  }
  if (!state.next) return <Trans>Closed</Trans>;
  const words = weekdayWords[state.next.weekday];
  const day = words ? i18n._(words) : '';
  const at = timeWords(state.next.at);
  return state.next.weekday === weekday ? (
    <Trans>Closed, opens {at}</Trans>
  ) : (
    <Trans>
      Closed, opens {day} {at}
    </Trans>
  );
}

/** The week, one line a day, with today highlighted. */
export function HoursList({ hours, timeZone }: HoursProps) {
  const { i18n } = useLingui();
  const today = datesIn(timeZone).weekdayNumber(useNow());
  return (
    <dl className="text-[15px]">
      {hours.map(({ weekday, open, close, closed }) => {
        const words = weekdayWords[weekday];
        return (
          <div
            key={weekday}
            className={`flex justify-between gap-4 py-1.5 ${weekday === today ? 'font-semibold' : ''}`}
          >
            <dt>{words ? i18n._(words) : ''}</dt>
            <dd className={`num ${closed ? 'text-ink-3' : ''}`}>
              {closed ? <Trans>Closed</Trans> : `${timeWords(open)} – ${timeWords(close)}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
