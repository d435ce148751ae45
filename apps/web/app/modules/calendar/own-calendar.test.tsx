import { listEntries } from '@souk/contract/modules/calendar/entries';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { renderAt } from '../../lib/render.testing.tsx';
import { entryWith } from './calendar.testing.ts';
import { OwnCalendarPage } from './components/own-calendar-page.tsx';
import { leadToView, loadOwnCalendar, type OwnCalendar } from './load-own-calendar.server.ts';

const loaded = (given: Partial<OwnCalendar> = {}): OwnCalendar => ({
  isBusiness: false,
  timeZone: 'Australia/Sydney',
  now: '2026-11-22T21:00:00.000Z',
  today: '2026-11-23',
  view: 'month',
  date: '2026-11-23',
  entries: [entryWith()],
  days: [],
  ...given,
});

const draw = (given?: Partial<OwnCalendar>) =>
  renderAt('/calendar', <OwnCalendarPage loaded={loaded(given)} />);

describe('the own calendar', () => {
  test('shows a month with links to its days, its views and what comes before and after', async () => {
    const page = await draw();

    expect(page).toContain('href="/calendar/day/2026-11-23"');
    expect(page).toContain('href="/calendar/agenda/2026-11-23"');
    expect(page).toContain('href="/calendar/month/2026-12-23"');
    expect(page).toContain('Massage');
    expect(page).not.toContain('Clash');
  });

  test('names what clashes, and leads to both', async () => {
    const note = entryWith({ id: 2, title: 'Dentist', kind: 'note', path: null, clashes: [1] });
    const page = await draw({ view: 'agenda', entries: [entryWith({ clashes: [2] }), note] });

    expect(page).toContain('clash');
    expect(page).toContain('href="/calendar/note/2"');
    expect(page).toContain('href="/my-bookings/detail/12"');
  });

  test('says that there is nothing', async () => {
    expect(await draw({ entries: [] })).toContain('Nothing is in the calendar here.');
  });
});

const viewer = {
  body: { data: { user_id: 5, seller_type: 'private', display_time_zone: 'Australia/Sydney' } },
};

async function argsFor() {
  return buildPageArgs(buildRequest({ cookie: 'souk_session=x' }), {
    [getViewer.path]: viewer,
    [listEntries.path]: { body: { data: [entryWith()] } },
  });
}

describe('an address of the calendar', () => {
  test('of nothing is not found', async () => {
    const { args } = await argsFor();

    await expect(loadOwnCalendar(args, { view: 'year' })).rejects.toMatchObject({ init: { status: 404 } });
    await expect(loadOwnCalendar(args, { view: 'day', date: '2026-02-30' })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  test('asks for the days that it shows', async () => {
    const { args, calls } = await argsFor();

    const week = await loadOwnCalendar(args, { view: 'week', date: '2026-11-25' });
    await loadOwnCalendar(args, { view: 'month', date: '2026-11-25' });

    expect(week.days.map(({ date }) => date)).toHaveLength(7);
    expect(calls.filter(({ path }) => path === '/calendars').map(({ query }) => query)).toEqual([
      { from: '2026-11-23', until: '2026-11-29' },
      { from: '2026-11-01', until: '2026-11-30' },
    ]);
  });

  test('as the form with any date sends it leads to the view of that date', async () => {
    const { args } = await argsFor();
    const url = new URL('https://souk.test/calendar?view=week&date=2026-12-01');

    const led = await leadToView({ ...args, url }).catch((response: Response) => response);

    expect(led?.headers.get('location')).toBe('/calendar/week/2026-12-01');
    await expect(
      leadToView({ ...args, url: new URL('https://souk.test/calendar') }),
    ).resolves.toBeUndefined();
  });
});
