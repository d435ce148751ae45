import { describe, expect, test } from 'vitest';
import { bookingLife } from './booking.life.ts';

describe('the life of a booking', () => {
  test.each([
    ['Pending', 'seller', ['confirm', 'ask-payment', 'confirm-paid', 'decline']],
    ['Pending', 'customer', ['edit', 'withdraw']],
    ['Pending', 'system', ['confirm', 'ask-payment', 'expire', 'lapse']],
    ['Accepted', 'seller', ['start', 'cancel', 'no-show', 'move']],
    ['Accepted', 'customer', ['cancel', 'move']],
    ['Amount-Paid-Pending', 'customer', ['cancel']],
    ['Amount-Paid-Pending', 'seller', ['cancel']],
    ['Amount-Paid-Pending', 'system', ['pay', 'cancel', 'expire', 'lapse']],
    ['Accepted-Paid', 'seller', ['start', 'cancel', 'no-show', 'move-paid', 'change-paid']],
    ['Accepted-Paid', 'customer', ['cancel', 'move-paid', 'change-paid', 'dispute']],
    ['Inprocess', 'seller', ['job-done', 'change-started']],
    ['Inprocess', 'customer', ['change-started', 'dispute']],
    ['Job-Done', 'customer', ['complete', 'dispute']],
    ['Job-Done', 'system', ['close', 'freeze']],
    ['Completed', 'customer', ['dispute']],
    ['Completed', 'seller', []],
    ['Disputed', 'admin', ['resolve-seller', 'resolve-customer', 'resolve-no-show']],
    ['Cancelled', 'customer', ['contest']],
    ['Rejected', 'customer', []],
    ['Cancelled', 'seller', []],
    ['Expired', 'customer', []],
  ] as const)('lets in state %s the %s make %j', (state, role, moves) => {
    expect(bookingLife.movesFor(state, role)).toEqual(moves);
  });
});
