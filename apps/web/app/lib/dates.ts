type Instant = string | Date;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const pad = (value: number) => String(value).padStart(2, '0');
const dateOf = (at: Instant) => (at instanceof Date ? at : new Date(at));

function partsOf(at: Instant) {
  const date = dateOf(at);
  const hours = date.getUTCHours();
  return {
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    monthName: months[date.getUTCMonth()] ?? '',
    weekday: weekdays[date.getUTCDay()] ?? '',
    year: date.getUTCFullYear(),
    hours,
    clockHours: hours % 12 || 12,
    minutes: date.getUTCMinutes(),
    half: hours < 12 ? 'am' : 'pm',
  };
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
}

/** `DD/MM/YYYY` in UTC, as all formats here (B-087). */
export const slashDate = (at: Instant): string => {
  const { day, month, year } = partsOf(at);
  return `${pad(day)}/${pad(month)}/${year}`;
};

/** `DD MMM YYYY` */
export const shortMonthDate = (at: Instant): string => {
  const { day, monthName, year } = partsOf(at);
  return `${pad(day)} ${monthName} ${year}`;
};

/** `Do MMM YYYY` */
export const ordinalDate = (at: Instant): string => {
  const { day, monthName, year } = partsOf(at);
  return `${ordinal(day)} ${monthName} ${year}`;
};

/** `hh:mm a` */
export const clockTime = (at: Instant): string => {
  const { clockHours, minutes, half } = partsOf(at);
  return `${pad(clockHours)}:${pad(minutes)} ${half}`;
};

/** `DD/MM/YYYY HH:mm A`: notifications keep 24 hours beside AM and PM, as specified. */
export const notificationTime = (at: Instant): string => {
  const { hours, minutes, half } = partsOf(at);
  return `${slashDate(at)} ${pad(hours)}:${pad(minutes)} ${half.toUpperCase()}`;
};

/** `Sat 21 Nov`, for days that are near. */
export const nearDay = (at: Instant): string => {
  const { weekday, day, monthName } = partsOf(at);
  return `${weekday} ${day} ${monthName}`;
};

/** `Sat 21 Nov, 11:00 am`, for steps of a flow. */
export const flowTime = (at: Instant): string => {
  const { clockHours, minutes, half } = partsOf(at);
  return `${nearDay(at)}, ${clockHours}:${pad(minutes)} ${half}`;
};

const minuteMs = 60_000;

/** `12 min ago` within a day, the slash date after it. */
export function timeAgo(at: Instant, now: Instant): string {
  const minutes = Math.floor((dateOf(now).getTime() - dateOf(at).getTime()) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return slashDate(at);
}

/** Monday is 1, Sunday is 7 (B-088). */
export const weekdayNumber = (at: Instant): number => dateOf(at).getUTCDay() || 7;
