import { knownTimeZone } from '@souk/contract/shared/time-zones';

/** Zones of the market first, then those its people travel to. */
const offered = [
  ['Australia/Sydney', 'Sydney, Canberra'],
  ['Australia/Melbourne', 'Melbourne'],
  ['Australia/Brisbane', 'Brisbane'],
  ['Australia/Adelaide', 'Adelaide'],
  ['Australia/Darwin', 'Darwin'],
  ['Australia/Perth', 'Perth'],
  ['Australia/Hobart', 'Hobart'],
  ['Australia/Lord_Howe', 'Lord Howe Island'],
  ['Indian/Christmas', 'Christmas Island'],
  ['Indian/Cocos', 'Cocos Islands'],
  ['Pacific/Norfolk', 'Norfolk Island'],
  ['Pacific/Auckland', 'Auckland'],
  ['Asia/Dubai', 'Dubai'],
  ['Asia/Jakarta', 'Jakarta'],
  ['Asia/Karachi', 'Karachi'],
  ['Asia/Kolkata', 'Kolkata'],
  ['Asia/Kuala_Lumpur', 'Kuala Lumpur'],
  ['Asia/Riyadh', 'Riyadh'],
  ['Asia/Singapore', 'Singapore'],
  ['Europe/Istanbul', 'Istanbul'],
  ['Europe/London', 'London'],
  ['UTC', 'UTC'],
] as const;

/** The zones to choose from; one that is chosen already is always among them. */
export function timeZoneOptions(chosen: string): { value: string; label: string }[] {
  const options = offered.map(([value, label]) => ({ value, label }));
  return options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];
}

/** The form's value for "no zone chosen". */
export const asBrowser = 'browser';

/** The zone that the form means: the typed text counts, because without scripts nothing else changes while typing. */
export function wantedTimeZone(value: string, text: string): string {
  const typed = text.trim();
  return value === asBrowser && !knownTimeZone(typed) ? '' : typed;
}
