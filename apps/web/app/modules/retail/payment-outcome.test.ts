import { describe, expect, test } from 'vitest';
import { checkoutOutcome, outcomeOf } from './payment-outcome.ts';

const payment = (status: Parameters<typeof outcomeOf>[0]['status'], action_url: string | null = null) => ({
  status,
  action_url,
});

describe('the outcome of a payment', () => {
  test.each([
    ['succeeded', 'paid'],
    ['partially-refunded', 'paid'],
    ['failed', 'failed'],
    ['processing', 'processing'],
    ['cancelled', 'cancelled'],
  ] as const)('%s is told as %s', (status, outcome) => {
    expect(outcomeOf(payment(status))).toBe(outcome);
  });

  test('asks the payer for something only where there is a page to go to', () => {
    expect(outcomeOf(payment('requires-action', '/dev/pay/charges/1'))).toBe('asked');
    expect(outcomeOf(payment('requires-action'))).toBe('processing');
  });
});

describe('the outcome of a checkout', () => {
  test('is paid once its orders stand, not before', () => {
    expect(checkoutOutcome({ status: 'open' }, payment('succeeded'))).toBe('processing');
    expect(checkoutOutcome({ status: 'paid' }, payment('processing'))).toBe('paid');
  });

  test('that costs nothing is paid without a payment', () => {
    expect(checkoutOutcome({ status: 'paid' }, null)).toBe('paid');
  });

  test('can be paid again while it is held, also after a try was given up', () => {
    expect(checkoutOutcome({ status: 'open' }, payment('failed'))).toBe('failed');
    expect(checkoutOutcome({ status: 'open' }, payment('cancelled'))).toBe('failed');
    expect(checkoutOutcome({ status: 'expired' }, payment('failed'))).toBe('expired');
  });
});
