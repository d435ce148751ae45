import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';
import type { ShownView } from '../../lib/calendar-days.ts';

/** An agenda has one entry below the other, however many days that takes. */
export const ownViews = ['month', 'week', 'day', 'agenda'] as const;
export type OwnView = (typeof ownViews)[number];

export const isOwnView = (text: string | null | undefined): text is OwnView =>
  ownViews.some((view) => view === text);

/** What earlier and later step by. */
export const shownBy = (view: OwnView): ShownView => (view === 'agenda' ? 'month' : view);

export const calendarPath = (view: OwnView, date: string): string => `/calendar/${view}/${date}`;

export const newNotePath = (date: string): string => `/calendar/new?${new URLSearchParams({ date })}`;

/** The page of what an entry stands for; a note has its own, and what was read elsewhere is changed there. */
export const entryPath = ({ path, id, kind }: Pick<CalendarEvent, 'path' | 'id' | 'kind'>): string =>
  path ?? (kind === 'imported' ? '/calendar/settings' : `/calendar/note/${id}`);
