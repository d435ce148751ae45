import { knownTimeZone } from '@souk/contract/shared/time-zones';

type Instant = string | Date;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const pad = (value: number) => String(value).padStart(2, '0');
const dateOf = (at: Instant) => (at instanceof Date ? at : new Date(at));

/** A day without a time is the same for everybody, whatever the zone. */
const calendarDay = /^\d{4}-\d\d-\d\d$/;
const isCalendarDay = (at: Instant) => typeof at === 'string' && calendarDay.test(at);

interface Parts {
  year: number;
  month: number;
  day: number;
  hours: number;
  minutes: number;
}

type ReadParts = (at: Date) => Parts;

function readerOf(timeZone: string): ReadParts {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at) => {
    const found = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes) => found.get(name) ?? 0;
    return {
      year: part('year'),
      month: part('month'),
      day: part('day'),
      hours: part('hour'),
      minutes: part('minute'),
    };
  };
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
}

/** Formats of dates and times (B-087) for the reader's zone and language. */
export interface Dates {
  timeZone: string;
  /** `DD/MM/YYYY` */
  slashDate: (at: Instant) => string;
  /** `DD MMM YYYY` */
  shortMonthDate: (at: Instant) => string;
  /** `Do MMM YYYY` */
  ordinalDate: (at: Instant) => string;
  /** `hh:mm a` */
  clockTime: (at: Instant) => string;
  /** `6:42 pm` */
  plainTime: (at: Instant) => string;
  /** `DD/MM/YYYY HH:mm A`: notifications have 24 hours and AM or PM, as specified. */
  notificationTime: (at: Instant) => string;
  /** `Sat 21 Nov`, for near days. */
  nearDay: (at: Instant) => string;
  /** `Sat 21 Nov, 11:00 am`, for steps of a flow. */
  flowTime: (at: Instant) => string;
  /** `12 min ago` within a day, the slash date after it. */
  timeAgo: (at: Instant, now: Instant) => string;
  /** Monday is 1, Sunday is 7 (B-088). */
  weekdayNumber: (at: Instant) => number;
  /** `YYYY-MM-DD`, as in date fields. */
  isoDay: (at: Instant) => string;
  /** `HH:mm`, 24 hours. */
  isoTime: (at: Instant) => string;
  yearOf: (at: Instant) => number;
  /** The number of midnights between two moments. */
  daysBetween: (from: Instant, to: Instant) => number;
}

/** The calendar and clock of a zone at a moment. */
function calendarOf(timeZone: string) {
  const [read, readDay] = [readerOf(timeZone), readerOf('UTC')];
  return (at: Instant) => {
    const parts = (isCalendarDay(at) ? readDay : read)(dateOf(at));
    const { year, month, day, hours } = parts;
    const midday = Date.UTC(year, month - 1, day, 12);
    return {
      ...parts,
      dayNumber: Math.floor(midday / dayMs),
      monthName: months[month - 1] ?? '',
      weekday: new Date(midday).getUTCDay(),
      clockHours: hours % 12 || 12,
      half: hours < 12 ? 'am' : 'pm',
    };
  };
}

type Calendar = ReturnType<typeof calendarOf>;

/** For fields and comparisons rather than for display. */
const plainDates = (partsOf: Calendar) => ({
  weekdayNumber: (at: Instant) => partsOf(at).weekday || 7,
  isoDay: (at: Instant) => {
    const { year, month, day } = partsOf(at);
    return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  },
  isoTime: (at: Instant) => {
    const { hours, minutes } = partsOf(at);
    return `${pad(hours)}:${pad(minutes)}`;
  },
  yearOf: (at: Instant) => partsOf(at).year,
  daysBetween: (from: Instant, to: Instant) => partsOf(to).dayNumber - partsOf(from).dayNumber,
});

const days = (partsOf: Calendar) => ({
  slashDate: (at: Instant) => {
    const { day, month, year } = partsOf(at);
    return `${pad(day)}/${pad(month)}/${year}`;
  },
  shortMonthDate: (at: Instant) => {
    const { day, monthName, year } = partsOf(at);
    return `${pad(day)} ${monthName} ${year}`;
  },
  ordinalDate: (at: Instant) => {
    const { day, monthName, year } = partsOf(at);
    return `${ordinal(day)} ${monthName} ${year}`;
  },
  nearDay: (at: Instant) => {
    const { weekday, day, monthName } = partsOf(at);
    return `${weekdays[weekday]} ${day} ${monthName}`;
  },
});

function makeDates(timeZone: string): Dates {
  const partsOf = calendarOf(timeZone);
  const [plain, words] = [plainDates(partsOf), days(partsOf)];
  const plainTime = (at: Instant) => {
    const { clockHours, minutes, half } = partsOf(at);
    return `${clockHours}:${pad(minutes)} ${half}`;
  };
  return {
    ...plain,
    ...words,
    timeZone,
    plainTime,
    clockTime: (at) => plainTime(at).padStart('hh:mm am'.length, '0'),
    notificationTime: (at) => `${words.slashDate(at)} ${plain.isoTime(at)} ${partsOf(at).half.toUpperCase()}`,
    flowTime: (at) => `${words.nearDay(at)}, ${plainTime(at)}`,
    timeAgo: (at, now) => {
      const minutes = Math.floor((dateOf(now).getTime() - dateOf(at).getTime()) / minuteMs);
      if (minutes < 1) return 'just now';
      if (minutes < 60) return `${minutes} min ago`;
      if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
      return words.slashDate(at);
    },
  };
}

const made = new Map<string, Dates>();

/** Dates and times of a zone; one that an old browser does not know is read as UTC rather than not at all. */
export function datesIn(timeZone: string): Dates {
  const zone = knownTimeZone(timeZone) ?? 'UTC';
  const known = made.get(zone) ?? makeDates(zone);
  made.set(zone, known);
  return known;
}
