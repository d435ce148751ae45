import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkInEnglish } from './check-fields.testing.ts';
import { day, instant } from './dates.ts';
import { blankAsMissing, clearable, email, listOf } from './fields.ts';
import { cents, decimal, latitude, percent, priceInCents, wholeNumber } from './numbers.ts';
import { optionalText, text } from './texts.ts';
import { Id, Tick } from './values.ts';

/** What a field is read as, or its first message. */
function read(kind: z.ZodType, value: unknown): unknown {
  const checked = checkInEnglish(z.object({ share: kind }), { share: value });
  return checked.ok ? checked.data.share : Object.values(checked.fields)[0]?.[0];
}

const invalid = 'Please enter valid number.';
const required = 'Share is required.';

const nothingTyped = ['', ' ', '\t\n', null, undefined];
const noNumbers = [
  [],
  [5],
  {},
  true,
  false,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  'abc',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '1,000',
  '1_000',
  '١٢',
  '１２',
  '+5',
  '.5',
  '5.',
  '--5',
  '- 5',
  '5 6',
  '½',
  '9'.repeat(400),
  'x'.repeat(9999),
];

describe('a field', () => {
  test.each([
    [12, 12],
    ['12', 12],
    [' 12 ', 12],
    ['12.50', 12.5],
    ['0', 0],
    ['100', 100],
    ['-0', 0],
  ])('of a number takes %j as %d', (value, number) => {
    expect(read(percent(), value)).toBe(number);
  });

  test.each(nothingTyped.map((value) => [value]))(
    'of a number takes %j as nothing, and never as 0',
    (value) => {
      const kinds = [percent(), decimal(), wholeNumber(), cents(), Id];

      expect(kinds.map((kind) => read(kind, value))).toEqual(kinds.map(() => required));
      expect(read(latitude(), value)).toBe('This field is required.');
      expect(read(cents({ label: 'Price' }), value)).toBe('Price is required.');
      expect(read(wholeNumber().default(7), value)).toBe(value === undefined ? 7 : required);
    },
  );

  test.each(noNumbers.map((value) => [value]))('of a number refuses %j [number-format]', (value) => {
    const kinds = [percent(), decimal(), wholeNumber(), latitude(), cents(), Id];

    expect(kinds.map((kind) => read(kind, value))).toEqual(kinds.map(() => invalid));
    expect(read(blankAsMissing(percent().optional()), value)).toBe(invalid);
  });

  test('of a number keeps to its bounds, and says what helps where it is told to', () => {
    expect([-1, 100.01, 1e99].map((value) => read(percent(), value))).toEqual([invalid, invalid, invalid]);
    expect([0.5, '1.5', 2 ** 53, -(2 ** 53)].map((value) => read(wholeNumber(), value))).toEqual(
      Array(4).fill(invalid),
    );
    expect(read(wholeNumber({ max: 9, bounds: 'Nine at most.' }), 10)).toBe('Nine at most.');
    expect(read(wholeNumber({ max: 9, bounds: 'Nine at most.' }), 'x')).toBe(invalid);
    expect([0, '-3'].map((value) => read(Id, value))).toEqual([invalid, invalid]);
  });

  test('of money takes dollars as typed and keeps cents', () => {
    expect(['450', '450.5', ' 0.01 ', 19.99].map((value) => read(priceInCents(), value))).toEqual([
      45_000, 45_050, 1, 1999,
    ]);
    expect([0, '0.001', 100_000_000, 1e20, '1e2'].map((value) => read(priceInCents(), value))).toEqual(
      Array(5).fill(invalid),
    );
  });

  test('that may be left empty is absent or cleared then, as its kind says', () => {
    expect(['', null].map((value) => read(blankAsMissing(percent().optional()), value))).toEqual([
      undefined,
      undefined,
    ]);
    expect(['', null].map((value) => read(clearable(percent()), value))).toEqual([null, null]);
    expect(read(percent().optional(), '')).toBe(required);
    expect(read(blankAsMissing(cents().default(5)), '')).toBe(5);
  });

  test('of a day or an instant takes what date fields send and no day that never was', () => {
    expect(read(day(), '2028-02-29')).toBe('2028-02-29');
    expect(read(instant(), '2026-03-02T12:30')).toBe('2026-03-02T12:30:00Z');
    expect(read(instant(), '2026-03-02T12:30:00+11:00')).toBe('2026-03-02T12:30:00+11:00');
    const wrong = [
      '2026-02-29',
      '0000-01-01',
      '02/03/2026',
      '٢٠٢٦-٠١-٠١',
      5,
      [],
      '2026-03-02T25:00:00Z',
      'x',
    ];
    expect(wrong.map((value) => read(day(), value))).toEqual(wrong.map(() => 'Please enter valid date.'));
    expect(wrong.map((value) => read(instant(), value))).toEqual(wrong.map(() => 'Please enter valid date.'));
    expect(nothingTyped.map((value) => read(day('Start date'), value))).toEqual(
      nothingTyped.map(() => 'Start date is required.'),
    );
  });

  test('of a tick takes what JSON and forms call yes and no, and nothing else', () => {
    expect([true, 1, '1', 'true', 'on', 'yes'].map((value) => read(Tick, value))).toEqual(
      Array(6).fill(true),
    );
    expect([false, 0, '0', 'false', 'off', 'no', ''].map((value) => read(Tick, value))).toEqual(
      Array(7).fill(false),
    );
    expect(['abc', 2, -1, [], [true], {}, 'TRUE '].map((value) => read(Tick, value))).toEqual(
      Array(7).fill('Please select yes or no.'),
    );
    expect(read(Tick, null)).toBe(required);
  });

  test('of text has the words of the specification [required-named] [whitespace-only] [min-length] [max-length] [email-format]', () => {
    expect(
      ['', ' ', 'x', 'x'.repeat(6), 'fine'].map((value) => read(text('Title', { min: 2, max: 5 }), value)),
    ).toEqual([
      'Title is required.',
      'Title can not be empty.',
      'Min length must be 2 digits.',
      'Max length must be 5 characters.',
      'fine',
    ]);
    expect([undefined, null, 5].map((value) => read(text('Title'), value))).toEqual([
      'Title is required.',
      'Title is required.',
      'Please enter valid text.',
    ]);
    expect(['', undefined, ' a '].map((value) => read(optionalText(), value))).toEqual([
      undefined,
      undefined,
      'a',
    ]);
    expect(read(email(), 'a b@c')).toBe('Please enter the valid email address.');
  });

  test('of a list takes one value as a list of it', () => {
    expect(['', '5', ['5', 6]].map((value) => read(listOf(Id), value))).toEqual([[], [5], [5, 6]]);
    expect(read(listOf(Id), [''])).toBe(required);
  });
});
