import type { BookingStep } from '@souk/contract/modules/bookings/bookings';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../lib/render.testing.tsx';
import { buildReceived } from './bookings.testing.ts';
import { BusinessNext } from './components/business/business-next.tsx';
import { BusinessTimes } from './components/business/business-times.tsx';

const due = '2026-11-24T03:00:00.000Z';
const waiting = (step: BookingStep['step']) =>
  buildReceived({ next: { step, by: 'seller', due_at: due, otherwise: null } });

describe('what happens next', () => {
  test.each([
    ['answer', /Confirm or decline by Tue 24 Nov, 2:00 pm/],
    ['pay', /has until Tue 24 Nov, 2:00 pm to pay/],
    ['come', /Starts on Tue 24 Nov, 2:00 pm/],
    ['confirm', /After that the money is yours/],
    ['verdict', /Souk is deciding/],
  ] as const)('is said for the step %s, by the clock of the place', async (step, words) => {
    expect(await renderAt('/', <BusinessNext booking={waiting(step)} />)).toMatch(words);
  });

  test.each([
    ['seller', 'You have proposed Tue 24 Nov, 2:00 pm.'],
    ['customer', 'The customer proposes Tue 24 Nov, 2:00 pm.'],
  ] as const)('is the answer to a proposal of the %s', async (by, words) => {
    const proposal = {
      id: 1,
      by,
      starts_at: due,
      ends_at: due,
      date: '2026-11-24',
      start_time: '14:00',
      expires_at: due,
      reason: null,
    };

    expect(await renderAt('/', <BusinessNext booking={{ ...waiting('come'), proposal }} />)).toContain(words);
  });

  test('is silent about what is over', async () => {
    expect(await renderAt('/', <BusinessNext booking={buildReceived()} />)).toBe('');
  });
});

test('a booking over midnight names both days', async () => {
  const booking = buildReceived({ ends_at: '2026-11-23T15:00:00.000Z' });

  expect(await renderAt('/', <BusinessTimes booking={buildReceived()} />)).toContain(
    'Mon 23 Nov, 10:00 am – 11:30 am',
  );
  expect(await renderAt('/', <BusinessTimes booking={booking} />)).toContain('Tue 24 Nov, 2:00 am');
});
