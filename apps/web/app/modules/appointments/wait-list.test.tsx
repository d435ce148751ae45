import type { Wait } from '@souk/contract/modules/appointments/waits';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { WaitList } from './components/waits/wait-list.tsx';
import { WaitingDays } from './components/waits/waiting-days.tsx';
import { joinList } from './join-list.server.ts';

const wait: Wait = {
  wait_id: 7,
  status: 'Waiting',
  business: { business_id: 12, name: 'Blush', slug: 'blush' },
  title: 'Cut',
  staff: null,
  date: '2030-05-06',
  from: '2030-05-05T14:00:00.000Z',
  until: '2030-05-06T14:00:00.000Z',
  time_zone: 'Australia/Sydney',
  position: 2,
  starts_at: null,
  expires_at: null,
  booking_id: null,
  moves: ['leave'],
};
const shown = async (given: Partial<Wait> = {}) =>
  wordsOf(await renderAt('/booking-list', <WaitList waits={[{ ...wait, ...given }]} />));

describe('a waiting list', () => {
  test('shows the place of whoever waits, and lets them leave', async () => {
    const words = await shown();

    expect(words).toContain('Blush · Mon 6 May, at any time');
    expect(words).toContain('Your place in the list: 2');
    expect(words).toContain('Leave the waiting list');
  });

  test('shows the wished times, and what is held with both answers', async () => {
    const words = await shown({
      status: 'Offered',
      from: '2030-05-06T00:00:00.000Z',
      until: '2030-05-06T03:01:00.000Z',
      position: null,
      starts_at: '2030-05-06T01:00:00.000Z',
      expires_at: '2030-05-05T01:30:00.000Z',
      moves: ['accept', 'decline'],
    });

    expect(words).toContain('from 10:00 am to 1:00 pm');
    expect(words).toContain('Mon 6 May, 11:00 am is free. It is held for you until');
    expect(words).toMatch(/Book this time.*No, thank you/);
  });

  test('is nothing where nobody waits', async () => {
    expect(await renderAt('/booking-list', <WaitList waits={[]} />)).toBe('');
    expect(await renderAt('/business-bookings', <WaitingDays days={[]} />)).toBe('');
  });

  test('tells a seller how many wait for which day', async () => {
    const days = [
      { date: '2030-05-06', waiting: 1 },
      { date: '2030-05-07', waiting: 3 },
    ];

    expect(wordsOf(await renderAt('/business-bookings', <WaitingDays days={days} />))).toContain(
      'Mon 6 May: 1 customer Tue 7 May: 3 customers',
    );
  });
});

describe('joining', () => {
  const choice = { services: [1], addOns: [10], staff: 3 };
  const fields = { date: '2030-05-06', from_time: '10:00', until_time: '' };
  const join = async (answers: Parameters<typeof buildPageArgs>[1], cookie?: string) => {
    const { args, calls } = await buildPageArgs(
      buildRequest({ form: fields, ...(cookie ? { cookie } : {}) }),
      answers,
    );
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return { answer: await joinList(args, { businessId: 12, choice, told: {}, form }), calls };
  };

  test('asks for what was chosen, and leads to the own list', async () => {
    const viewer = { '/viewer': { body: { data: { user_id: 9, seller_type: 'private' } } } };
    const { answer, calls } = await join({ ...viewer, '/waiting-list': {} }, 'souk_session=s');

    expect(calls.at(-1)?.body).toMatchObject({
      business_id: 12,
      service_ids: [1],
      add_on_ids: [10],
      staff: 3,
      date: '2030-05-06',
      from_time: '10:00',
    });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/booking-list');
  });

  test('leads a visitor to the login and back to the day', async () => {
    const { answer } = await join({});

    expect(answer instanceof Response && answer.headers.get('location')).toContain('/login');
  });
});
