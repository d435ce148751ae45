import type { NextStep, RetailOrder } from '@souk/contract/modules/retail/orders';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../../lib/render.testing.tsx';
import { NextWords } from './next-words.tsx';

const steps: NextStep['step'][] = ['pay', 'accept', 'ship', 'arrive', 'complete', 'return', 'verdict'];

interface Standing {
  step: NextStep['step'];
  role?: RetailOrder['role'];
  isPickup?: boolean;
  dueAt?: string | null;
  sentPieces?: number;
}

const said = ({ step, role = 'buyer', isPickup = false, dueAt = null, sentPieces = 0 }: Standing) => {
  const order = {
    role,
    next: { step, due_at: dueAt },
    delivery: { is_pickup: isPickup },
    items: [{ shipped_quantity: sentPieces }, { shipped_quantity: 0 }],
  };
  return renderAt('/', <NextWords order={order as unknown as RetailOrder} />);
};

const friday = '2026-03-06T02:00:00.000Z';

describe('what happens next with an order', () => {
  test('is nothing once it is over', async () => {
    const order = { role: 'buyer', next: null, delivery: { is_pickup: false } } as unknown as RetailOrder;

    expect(await renderAt('/', <NextWords order={order} />)).toBe('');
  });

  test.each(steps)('is said to both sides in their own words: %s', async (step) => {
    const toBuyer = await said({ step });
    const toSeller = await said({ step, role: 'seller' });

    expect(toBuyer).not.toBe('');
    expect(toSeller).not.toBe('');
    expect(toBuyer).not.toBe(toSeller);
  });

  test.each(['accept', 'ship', 'complete'] as const)(
    'says by when, if time does something: %s',
    async (step) => {
      for (const role of ['buyer', 'seller'] as const) {
        const timed = await said({ step, role, dueAt: friday });

        expect(timed).not.toBe(await said({ step, role }));
        expect(timed).toMatch(/6|Friday/);
      }
    },
  );

  test.each(['buyer', 'seller'] as const)(
    'is about the rest once some of it was sent, to the %s',
    async (role) => {
      for (const isPickup of [false, true]) {
        const whole = await said({ step: 'ship', role, isPickup, dueAt: friday });
        const rest = await said({ step: 'ship', role, isPickup, dueAt: friday, sentPieces: 1 });

        expect(whole).not.toContain('rest');
        expect(rest).toMatch(/the rest.*money for it back/);
      }
    },
  );

  test('never speaks of sending or arriving where it is collected', async () => {
    for (const step of ['ship', 'arrive', 'complete'] as const)
      for (const dueAt of [null, friday]) {
        const words = await said({ step, isPickup: true, dueAt });
        expect(words).not.toMatch(/\bsend|on its way|should be with you|received/);
      }
    expect(await said({ step: 'arrive', role: 'seller', isPickup: true })).toContain('collected');
  });
});
