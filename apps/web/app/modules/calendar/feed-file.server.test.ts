import { type FedEvent, readFeed } from '@souk/contract/modules/calendar/feeds';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { answerWithFeed } from './answer-feed.server.ts';
import { feedFile, tagOf } from './feed-file.server.ts';

const origin = 'https://souk.test';

const eventWith = (given: Partial<FedEvent> = {}): FedEvent => ({
  uid: 'souk-booking-12',
  sequence: 0,
  updated_at: '2026-11-20T00:00:00.000Z',
  starts_at: '2026-11-22T23:00:00.000Z',
  ends_at: '2026-11-23T00:00:00.000Z',
  all_day: false,
  date: null,
  end_date: null,
  title: 'Massage',
  who: 'Olive Spa',
  place: 'Manly NSW',
  path: '/my-bookings/detail/12',
  state: 'confirmed',
  is_busy: true,
  ...given,
});

const fileOf = (...events: FedEvent[]) => feedFile({ name: 'Pat', events }, origin);

/** The events as another program reads them. */
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((part) => ({
    event: new ICAL.Event(part),
    text: (name: string) => part.getFirstPropertyValue(name)?.toString(),
  }));
}

describe('a calendar for other programs', () => {
  test('says after parsing what it was made of', () => {
    const [read] = readBack(fileOf(eventWith({ sequence: 3 })));

    expect(read?.event.uid).toBe('souk-booking-12');
    expect(read?.event.summary).toBe('Massage, Olive Spa');
    expect(read?.event.location).toBe('Manly NSW');
    expect(read?.event.startDate.toJSDate().toISOString()).toBe('2026-11-22T23:00:00.000Z');
    expect(read?.event.endDate.toJSDate().toISOString()).toBe('2026-11-23T00:00:00.000Z');
    expect(read?.event.sequence).toBe(3);
    expect([read?.text('dtstamp'), read?.text('status'), read?.text('url')]).toEqual([
      '2026-11-20T00:00:00Z',
      'CONFIRMED',
      'https://souk.test/my-bookings/detail/12',
    ]);
  });

  test('has whole days as days, the last of them included', () => {
    const days = { all_day: true, date: '2026-11-23', end_date: '2026-11-24' };
    const [read] = readBack(fileOf(eventWith(days)));

    expect([read?.event.startDate.isDate, read?.event.startDate.toString()]).toEqual([true, '2026-11-23']);
    expect(read?.event.endDate.toString()).toBe('2026-11-25');
  });

  test('says what is not sure yet, and what makes nobody busy', () => {
    const [tentative, free] = readBack(
      fileOf(eventWith({ state: 'tentative' }), eventWith({ uid: 'souk-note-3', is_busy: false })),
    );

    expect(tentative?.text('status')).toBe('TENTATIVE');
    expect(free?.text('transp') ?? free?.text('x-microsoft-cdo-busystatus')).toMatch(/^(TRANSPARENT|FREE)$/);
  });

  test('keeps to lines of 75 octets, CRLF and escapes, whatever people have written', () => {
    const title = `Cut, colour; and\nBEGIN:VEVENT ${'é🙂'.repeat(60)}`;
    const file = fileOf(eventWith({ title, who: null, place: 'a\\b' }));

    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(readBack(file)).toHaveLength(1);
    expect(readBack(file)[0]?.event.summary).toBe(title);
  });

  test('is known by a tag that changes with it', () => {
    expect(tagOf(fileOf(eventWith()))).toBe(tagOf(fileOf(eventWith())));
    expect(tagOf(fileOf(eventWith({ sequence: 1 })))).not.toBe(tagOf(fileOf(eventWith())));
  });
});

describe('a secret address', () => {
  const path = readFeed.path;
  const answer = { body: { data: { name: 'Pat', events: [eventWith()] } } };
  const url = new URL('https://souk.test/calendar/feed/abc.ics');

  test('answers with the file, kept by nobody else, and once it is known only with that', async () => {
    const { args, calls } = await buildPageArgs(buildRequest(), { [path]: answer });
    const first = await answerWithFeed({ ...args, url }, 'abc.ics');
    const etag = first.headers.get('etag') ?? '';
    const known = new Request(url, { headers: { 'if-none-match': etag } });
    const { args: again } = await buildPageArgs(known, { [path]: answer });
    const second = await answerWithFeed({ ...again, url }, 'abc.ics');

    expect(calls).toMatchObject([{ params: { token: 'abc' } }]);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toContain('private');
    expect([first.status, second.status, await second.text()]).toEqual([200, 304, '']);
  });

  test.each(['abc.ics', 'abc', '.ics'])('that is wrong says nothing: %s', async (file) => {
    const { args } = await buildPageArgs(buildRequest(), { [path]: { status: 404 } });

    const refused = await answerWithFeed({ ...args, url }, file);

    expect([refused.status, await refused.text(), refused.headers.get('etag')]).toEqual([404, '', null]);
  });
});
