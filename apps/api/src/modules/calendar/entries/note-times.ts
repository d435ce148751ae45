import { pastNoteText } from '@souk/contract/modules/calendar/entries';
import { Temporal } from 'temporal-polyfill';
import { clock } from '../../../platform/clock.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { startOfDay } from '../../../platform/period.ts';
import type { EntryRow } from './entry.tables.ts';

interface NoteForm {
  date: string;
  end_date?: string | undefined;
  start_time?: string | undefined;
  end_time?: string | undefined;
  all_day?: boolean | undefined;
}

const momentOf = (day: string, time: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);

function timesOf({ date, end_date: last = date, start_time, end_time, all_day }: NoteForm, zone: string) {
  if (last < date) throw fieldProblem('end_date', 'The last day must not be before the first.');
  if (all_day)
    return {
      startsAt: startOfDay(date, zone),
      endsAt: startOfDay(last, zone, 1),
      firstDay: date,
      lastDay: last,
    };
  if (!start_time) throw fieldProblem('start_time', 'Please enter valid time.');
  if (!end_time) throw fieldProblem('end_time', 'Please enter valid time.');
  const [startsAt, endsAt] = [momentOf(date, start_time, zone), momentOf(last, end_time, zone)];
  if (endsAt <= startsAt) throw fieldProblem('end_time', 'The end must be after the start.');
  return { startsAt, endsAt, firstDay: null, lastDay: null };
}

/** When a note is, as its form says it in the zone of its calendar; what is over is refused. */
export function noteTimes(
  form: NoteForm,
  zone: string,
): Pick<EntryRow, 'startsAt' | 'endsAt' | 'firstDay' | 'lastDay'> {
  const times = timesOf(form, zone);
  if (times.endsAt <= clock.now()) throw fieldProblem('date', pastNoteText);
  return times;
}
