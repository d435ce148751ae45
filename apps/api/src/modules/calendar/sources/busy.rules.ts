import { knownTimeZone } from '@souk/contract/shared/time-zones';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

export interface BusyTime {
  /** What the other calendar calls it, and which of its repetitions it is. */
  key: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
}

interface Window {
  from: Date;
  until: Date;
  /** The zone of days and of times that name none. */
  timeZone: string;
}

/** More of one calendar are left out. */
const most = 500;
/** Repetitions that are looked at; one that began long ago has many that are over. */
const mostSteps = 20_000;
/** Nobody is busy by the minute. */
const tooFine = ['SECONDLY', 'MINUTELY', 'HOURLY'];

type Part = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;

/** The zone that a time names, by its name in the IANA list; a zone that only the calendar knows is counted by it. */
function zoneOf(part: Part, timeZone: string): string | undefined {
  const named = part.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return named ? knownTimeZone(named) : timeZone;
}

function momentOf(time: Time, zone: string | undefined, { timeZone }: Window): Date {
  const { tzid } = time.zone ?? { tzid: 'floating' };
  if (!time.isDate && (tzid === 'UTC' || (tzid !== 'floating' && zone === undefined)))
    return new Date(time.toUnixTime() * 1000);
  const { year, month, day, hour, minute, second } = time;
  const local = new Temporal.PlainDateTime(year, month, day, hour, minute, second);
  return new Date(local.toZonedDateTime(time.isDate ? timeZone : (zone ?? timeZone)).epochMilliseconds);
}

function isBusy(part: Part): boolean {
  const word = (name: string) => String(part.getFirstPropertyValue(name) ?? '').toUpperCase();
  return word('status') !== 'CANCELLED' && word('transp') !== 'TRANSPARENT';
}

const isTooFine = (part: Part): boolean =>
  part
    .getAllProperties('rrule')
    .some((rule) => tooFine.some((freq) => String(rule.getFirstValue()).includes(`FREQ=${freq}`)));

/** Each time at which an event happens, with what it is then: an exception may say otherwise. */
function* timesOf(event: InstanceType<typeof ICAL.Event>, window: Window) {
  const zone = zoneOf(event.component, window.timeZone);
  if (!event.isRecurring()) {
    yield { item: event, start: event.startDate, end: event.endDate };
    return;
  }
  if (isTooFine(event.component)) return;
  const all = event.iterator();
  for (let step = 0; step < mostSteps; step += 1) {
    const next = all.next();
    if (!next || momentOf(next, zone, window) >= window.until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    yield { item, start: startDate, end: endDate };
  }
}

function* busyOf(event: InstanceType<typeof ICAL.Event>, window: Window): Generator<BusyTime> {
  for (const { item, start, end } of timesOf(event, window)) {
    const zone = zoneOf(item.component, window.timeZone);
    const [startsAt, endsAt] = [momentOf(start, zone, window), momentOf(end, zone, window)];
    const isShown = startsAt < window.until && endsAt > window.from && endsAt > startsAt;
    if (isShown && isBusy(item.component))
      yield { key: `${event.uid} ${startsAt.toISOString()}`, title: item.summary ?? '', startsAt, endsAt };
  }
}

/** Events of one id are one, whose repetitions some of them replace. */
function eventsOf(calendar: Part): InstanceType<typeof ICAL.Event>[] {
  const all = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  const [exceptions, masters] = [
    all.filter((event) => event.isRecurrenceException()),
    all.filter((event) => !event.isRecurrenceException()),
  ];
  const byId = new Map(masters.map((event) => [event.uid, event]));
  for (const exception of exceptions) byId.get(exception.uid)?.relateException(exception);
  // One that replaces a repetition of nothing stands for itself.
  return [...masters, ...exceptions.filter(({ uid }) => !byId.has(uid))];
}

/** When somebody is busy according to a calendar, as its file says; `null` where it is none. */
export function busyTimes(file: string, window: Window): BusyTime[] | null {
  const found = new Map<string, BusyTime>();
  try {
    const parsed: unknown = ICAL.parse(file);
    const calendar = new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0]);
    if (calendar.name !== 'vcalendar') return null;
    for (const event of eventsOf(calendar))
      for (const busy of busyOf(event, window)) {
        if (found.size < most) found.set(busy.key, busy);
      }
  } catch {
    return null;
  }
  return [...found.values()];
}
