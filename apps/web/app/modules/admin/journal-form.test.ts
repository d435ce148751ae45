import { describe, expect, test } from 'vitest';
import { sumOf, typedLines } from './journal-form.ts';

function formOf(lines: readonly [string, string, string][]): FormData {
  const form = new FormData();
  for (const [account, seller, amount] of lines) {
    form.append('_account', account);
    form.append('_seller_id', seller);
    form.append('_amount', amount);
  }
  return form;
}

describe('a journal that is entered by hand', () => {
  test('has the lines that were filled in, each with its own seller', () => {
    const form = formOf([
      ['payable', '7', '12.50'],
      ['', '', ''],
      ['adjustments', '', '-12.50'],
    ]);

    expect(typedLines(form)).toEqual([
      { account: 'payable', seller_id: '7', amount: '12.50' },
      { account: 'adjustments', seller_id: '', amount: '-12.50' },
    ]);
  });

  test('says how far it is from a balance', () => {
    expect(sumOf(['12.50', '', '-12.50'])).toBe(0);
    expect(sumOf(['0.10', '0.20'])).toBe(30);
    expect(sumOf(['ten'])).toBeNaN();
    expect(sumOf(['', ''])).toBeNull();
  });
});
