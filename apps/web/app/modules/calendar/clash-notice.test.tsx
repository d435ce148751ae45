import { findClashes } from '@souk/contract/modules/calendar/entries';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { renderAt } from '../../lib/render.testing.tsx';
import { entryWith } from './calendar.testing.ts';
import { ClashNotice } from './components/clash-notice.tsx';
import { clashesWith } from './find-clashes.server.ts';

const start = '2026-11-22T23:00:00.000Z';
const root = { timeZone: 'Australia/Sydney' };

describe('a clash that a booking would make', () => {
  test('is named before it is booked, and refuses nothing', async () => {
    const page = await renderAt('/book/12', <ClashNotice clashes={[entryWith()]} />, root);

    expect(page).toContain('You have something else at this time');
    expect(page).toContain('href="/my-bookings/detail/12"');
    expect(page).toContain('You can book it all the same.');
    expect(await renderAt('/book/12', <ClashNotice clashes={[]} />, root)).toBe('');
  });

  test('is looked for in the time that it takes', async () => {
    const { args, calls } = await buildPageArgs(buildRequest({ cookie: 'souk_session=x' }), {
      [getViewer.path]: { body: { data: { user_id: 5, seller_type: 'private' } } },
      [findClashes.path]: { body: { data: [entryWith()] } },
    });

    const found = await clashesWith(args, start, 90);

    expect(found).toHaveLength(1);
    expect(calls.at(-1)?.query).toEqual({ starts_at: start, ends_at: '2026-11-23T00:30:00.000Z' });
  });

  test('is nobody’s where nobody has signed in', async () => {
    const { args, calls } = await buildPageArgs(buildRequest());

    expect(await clashesWith(args, start, 90)).toEqual([]);
    expect(calls).toEqual([]);
  });
});
