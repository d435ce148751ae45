import { type CalendarEvent, findClashes } from '@souk/contract/modules/calendar/entries';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { findViewer } from '../../lib/session.server.ts';

/** What of the reader's calendar is at the same time as something that they are about to book; nothing for visitors. */
export async function clashesWith(
  args: PageArgs,
  startsAt: string | null | undefined,
  minutes: number,
): Promise<CalendarEvent[]> {
  if (!startsAt || minutes <= 0 || !(await findViewer(args))) return [];
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return call(args, findClashes, { query: { starts_at: startsAt, ends_at: endsAt } });
}
