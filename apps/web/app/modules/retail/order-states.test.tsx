import type { OrderLine, RetailOrder, RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { describe, expect, test } from 'vitest';
import { loadI18n } from '../../lib/i18n.ts';
import { renderAt } from '../../lib/render.testing.tsx';
import { NextWords } from './components/orders/next-words.tsx';
import { OrderSteps } from './components/orders/order-steps.tsx';
import { cancelledWords, lineStateWords, stateWords } from './order-states.ts';

const historyBy = (by: string): RetailOrderDetail['history'] => [
  { move: 'open', status: 'pending', by: 'buyer', reason: null, at: '2026-11-01T09:00:00.000Z' },
  { move: 'cancel', status: 'cancelled', by, reason: null, at: '2026-11-02T09:00:00.000Z' },
];

test.each([
  ['buyer', 'buyer', 'You cancelled this order.'],
  ['seller', 'seller', 'You cancelled this order.'],
  ['seller', 'buyer', 'The shop cancelled this order.'],
  ['buyer', 'seller', 'The buyer cancelled this order.'],
  ['system', 'buyer', 'This order was cancelled.'],
] as const)('an order that the %s cancelled tells the %s: %s', async (by, role, words) => {
  const i18n = await loadI18n('en');

  expect(i18n._(cancelledWords({ history: historyBy(by), role }))).toBe(words);
});

const at = '2026-11-02T09:00:00.000Z';
const moments = { placed_at: at, confirmed_at: at, shipped_at: at, delivered_at: null, completed_at: null };
const pickup = { method: 'pickup', name: 'Pick-up', is_pickup: true, days: null };
const ready = { ...moments, status: 'shipped', delivery: pickup } as unknown as RetailOrder;

describe('an order that is collected', () => {
  test.each(['buyer', 'seller'] as const)('is ready for its %s, not on a way', async (role) => {
    const i18n = await loadI18n('en');

    expect(i18n._(stateWords({ role, delivery: pickup }, 'shipped'))).toBe('Ready to collect');
    expect(i18n._(lineStateWords('shipped', true))).toBe('Ready to collect');
    expect(i18n._(lineStateWords('shipped', false))).toBe('Sent');
  });

  test.each(['buyer', 'seller'] as const)('speaks of no carrier and no arrival to its %s', async (role) => {
    const said = await Promise.all(
      (['ship', 'arrive', 'complete'] as const).map((step) => {
        const next = { step, by: 'seller', due_at: at, otherwise: null } as const;
        return renderAt('/', <NextWords order={{ role, next, delivery: pickup, items: [] }} />);
      }),
    );

    expect(said.join(' ')).not.toMatch(/send|sent|arriv|on its way|deliver/i);
  });

  test('steps from ready to collected, which comes next', async () => {
    const steps = await renderAt('/', <OrderSteps order={ready} />);

    expect(steps).toMatch(/Ready.*done.*Collected.*Next.*Completed/s);
    expect(steps).not.toMatch(/Sent|Delivered/);
    expect(steps.match(/Next/g)).toHaveLength(1);
  });
});

test.each([
  ['buyer', 'once your return is settled. Until then the shop is not paid.'],
  ['seller', 'The money is held until then.'],
] as const)('an order with an open return tells its %s what it waits for', async (role, words) => {
  const next = { step: 'return', by: 'seller', due_at: null, otherwise: null } as const;

  expect(await renderAt('/', <NextWords order={{ role, next, delivery: pickup, items: [] }} />)).toContain(
    words,
  );
});

test.each(['buyer', 'seller'] as const)(
  'a part that was sent leaves the %s waiting for the rest',
  async (role) => {
    const next = { step: 'ship', by: 'seller', due_at: at, otherwise: 'cancelled' } as const;
    const items = [{ shipped_quantity: 1 } as OrderLine];

    const said = await renderAt('/', <NextWords order={{ role, next, delivery: pickup, items }} />);

    expect(said).toMatch(/the rest .*the money for it back/);
  },
);
