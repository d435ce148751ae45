import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkInEnglish } from './check-fields.testing.ts';
import { tooDeep, tooMuch, unstorable } from './check-fields.ts';
import { invalidField, labelOf } from './sentences.ts';

const refusals = (schema: z.ZodType, values: unknown) => {
  const checked = checkInEnglish(schema, values);
  return checked.ok ? {} : checked.fields;
};

/** Schemas without a sentence of their own, each with a value that it refuses. */
const bare: readonly (readonly [name: string, schema: z.ZodType, bad: unknown, said: string])[] = [
  ['a text', z.string(), 5, 'Please enter valid text.'],
  ['a missing text', z.string(), undefined, 'First name is required.'],
  ['an empty text', z.string().min(1), '', 'First name is required.'],
  ['a short text', z.string().min(3), 'x', 'Min length must be 3 digits.'],
  ['a long text', z.string().max(3), 'abcd', 'Max length must be 3 characters.'],
  ['a pattern', z.string().regex(/^a$/), 'b', 'Please enter valid first name.'],
  ['an e-mail address', z.email(), 'b', 'Please enter the valid email address.'],
  ['a link', z.url(), 'b', 'Please enter valid link.'],
  ['a day', z.iso.date(), '2026-02-30', 'Please enter valid date.'],
  ['a number', z.number(), Number.NaN, 'Please enter valid number.'],
  ['a small number', z.number().min(3), 2, 'Please enter valid number.'],
  ['a multiple', z.number().multipleOf(3), 2, 'Please enter valid number.'],
  ['a whole number', z.int(), 2 ** 60, 'Please enter valid number.'],
  ['a big integer', z.bigint(), 2, 'Please enter valid number.'],
  ['a tick', z.boolean(), 'x', 'Please select yes or no.'],
  ['a date', z.date(), 'x', 'Please enter valid date.'],
  ['a choice', z.enum(['a']), 'x', 'Please select a valid option.'],
  ['a fixed value', z.literal(3), 4, 'Please select a valid option.'],
  ['no choice', z.enum(['a']), '', 'First name is required.'],
  ['a list', z.array(z.string()), 'x', invalidField],
  ['an empty list', z.array(z.string()).min(1), [], 'First name is required.'],
  ['a short list', z.array(z.string()).min(2), ['x'], 'Please select at least 2.'],
  ['a long list', z.array(z.string()).max(1), ['x', 'y'], 'Please select at most 1.'],
  ['a pair', z.tuple([z.string()]), ['x', 'y'], 'Please select at most 1.'],
  ['a set', z.set(z.string()), 'x', invalidField],
  ['a map', z.map(z.string(), z.string()), 'x', invalidField],
  ['an object', z.object({}), 'x', invalidField],
  ['either', z.union([z.string(), z.number()]), true, invalidField],
  ['both', z.intersection(z.string(), z.string()), 5, 'Please enter valid text.'],
  ['nothing', z.never(), 5, invalidField],
  ['a rule', z.string().refine(() => false), 'x', invalidField],
  ['a kind of its own', z.custom(() => false), 'x', invalidField],
];

describe('checking fields', () => {
  test.each(bare)('says of %s what is wrong in words of the product', (_name, schema, bad, said) => {
    expect(refusals(z.object({ first_name: schema }), { first_name: bad })).toEqual({ first_name: [said] });
  });

  test('names what is not known, and the names of a record that do not fit', () => {
    const schema = z.strictObject({ sizes: z.record(z.string().max(3), z.string()) });

    expect(refusals(schema, { sizes: { long_name: 'x' }, more: 1 })).toEqual({
      'sizes.long_name': [invalidField],
      more: ['This field is not known.'],
    });
  });

  test('puts names of fields into words, and none of the caller’s own', () => {
    const names = [
      'sub_category_id',
      'countryCode',
      'image_ids',
      'email',
      'x'.repeat(80),
      '<b>',
      '__proto__',
    ];

    expect(names.map((name) => labelOf(['form', 3, name]))).toEqual([
      'Sub category',
      'Country code',
      'Image',
      'Email id',
      undefined,
      undefined,
      undefined,
    ]);
    expect(labelOf(['lines', '7'])).toBe('Lines');
  });

  test('says each thing once, of a hundred things at most', () => {
    const schema = z.array(z.int({ error: 'No.' }).min(3, 'No.').max(-3, 'No.'));

    const fields = refusals(
      schema,
      Array.from({ length: 5000 }, () => 0),
    );

    expect(fields[0]).toEqual(['No.']);
    expect(Object.keys(fields).length).toBeLessThanOrEqual(100);
  });

  test('keeps to its own fields under the names of prototypes', () => {
    const fields = refusals(z.record(z.string(), z.int()), JSON.parse('{"__proto__": "x", "toString": "y"}'));

    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['toString']);
  });

  test('refuses what cannot be stored or walked, whatever the schema lets through', () => {
    const any = z.looseObject({});
    const deep = JSON.parse(`{"note": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`);

    expect(refusals(any, { note: ['a\0'] })).toEqual({ note: [unstorable] });
    expect(refusals(any, { note: { inner: '\udc00' } })).toEqual({ note: [unstorable] });
    expect(refusals(any, { 'no\ud800te': 1 })).toEqual({ form: [unstorable] });
    expect(refusals(any, deep)).toEqual({ note: [tooDeep] });
    expect(refusals(any, { note: Array(30_000).fill(1) })).toEqual({ form: [tooMuch] });
    expect(refusals(any, { note: 'a whole 💥' })).toEqual({});
  });
});
