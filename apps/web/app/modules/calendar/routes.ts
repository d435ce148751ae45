import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('calendar');

/** The own calendar of private people and businesses, and the notes in it. */
export const calendarRoutes = [
  page('calendar', 'calendar'),
  page('calendar/new', 'new-note'),
  page('calendar/note/:id', 'note'),
  page('calendar/settings', 'settings'),
  page('calendar/settings/new', 'new-source'),
  page('calendar/feed/:file', 'feed'),
  page('calendar/:view', 'calendar-view'),
  page('calendar/:view/:date', 'calendar-date'),
];
