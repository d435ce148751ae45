import { createHash } from 'node:crypto';
import type { FedEvent } from '@souk/contract/modules/calendar/feeds';
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import { addDays, utcMidnight } from '../../lib/calendar-days.ts';

interface Feed {
  name: string;
  events: readonly FedEvent[];
}

const refreshSeconds = 60 * 60;

/** Days end with the first that is no longer one of them. */
function timesOf({ starts_at, ends_at, date, end_date }: FedEvent) {
  if (!date || !end_date) return { start: new Date(starts_at), end: new Date(ends_at) };
  return { start: utcMidnight(date), end: utcMidnight(addDays(end_date, 1)), allDay: true };
}

/** A calendar as other programs read it, at moments of UTC, with links to the pages of its entries. */
export function feedFile({ name, events }: Feed, origin: string): string {
  const calendar = ical({
    name: `Souk: ${name}`,
    prodId: { company: 'Souk', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const event of events)
    calendar.createEvent({
      ...timesOf(event),
      id: event.uid,
      sequence: event.sequence,
      stamp: new Date(event.updated_at),
      summary: event.who ? `${event.title}, ${event.who}` : event.title,
      location: event.place,
      status: event.state === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      busystatus: event.is_busy ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
      url: event.path ? new URL(event.path, origin).href : null,
    });
  return calendar.toString();
}

/** What a file is known by, as long as it says the same. */
export const tagOf = (file: string): string =>
  `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
