import { checkFields, unstorable } from '@souk/contract/shared/check-fields';
import { checkInEnglish } from '@souk/contract/shared/check-fields.testing';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { modules } from '../modules.ts';
import { endpointsOf } from '../platform/http/endpoint-book.ts';
import { badPlacesOf, badValues, foreignWords, notNumbers } from './bad-values.ts';

const places = endpointsOf(modules).flatMap(({ endpoint }) => badPlacesOf(endpoint));
const leaves = places.filter(({ core }) => core instanceof z.ZodNumber || core instanceof z.ZodString);

const readAlone = (schema: z.ZodType, field: unknown) => checkFields(z.object({ field: schema }), { field });

const messagesOf = (part: z.ZodType, values: unknown): string[] => {
  const read = checkInEnglish(part, values);
  return read.ok ? [] : Object.values(read.fields).flat();
};

const absent = (schema: z.ZodType) => {
  const read = checkFields(z.object({ field: schema }), {});
  return read.ok ? read.data.field : undefined;
};

/** All numbers in a parsed call, at any depth. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

describe('a bad value in any field of any call', () => {
  test('is told in the words of the product and never in those of the validator', () => {
    const foreign = places.flatMap(({ at, part, withValue }) =>
      badValues.flatMap(([name, value]) =>
        messagesOf(part, withValue(value))
          .filter((message) => foreignWords.test(message))
          .map((message) => `${at}, ${name}: ${message}`),
      ),
    );

    expect(places.length).toBeGreaterThan(1500);
    expect(foreign).toEqual([]);
  });

  test('is not read as a number where it is none: empty, null, a list, a tick, an exponent', () => {
    const wrong: string[] = [];
    for (const { at, schema, core } of leaves.filter((leaf) => leaf.core instanceof z.ZodNumber))
      for (const [name, value] of notNumbers) {
        const read = readAlone(schema, value);
        const left = absent(schema);
        if (read.ok && read.data.field !== null && read.data.field !== left)
          wrong.push(`${at} reads ${name} as ${read.data.field} (${core._zod.def.type})`);
      }

    expect(wrong).toEqual([]);
  });

  test('is not made a number anywhere in the call where it was an empty text', () => {
    const wrong = places.filter(({ part, withValue }) => {
      const read = checkFields(part, withValue(''));
      const bare = checkFields(part, withValue(undefined));
      return read.ok && bare.ok && numbersIn(read.data).length > numbersIn(bare.data).length;
    });

    expect(wrong.map(({ at }) => at)).toEqual([]);
  });

  test('is refused where it is a text of millions of letters', () => {
    const endless = 'x'.repeat(4_000_001);
    const read = (schema: z.ZodType) => readAlone(schema, endless);

    const wrong = leaves.filter(({ schema }) => {
      const taken = read(schema);
      return taken.ok && String(taken.data.field ?? '').length > 4_000_000;
    });

    expect(wrong.map(({ at }) => at)).toEqual([]);
  });

  test.each([
    ['half of a surrogate pair', 'a\ud800'],
    ['the other half', '\udc00a'],
    ['NUL', 'a\0b'],
  ])('is refused as unstorable where it has %s, in texts, names and lists alike', (_name, text) => {
    const taken = places.filter(({ part, withValue }) => {
      const alike = [text, [text], { [text]: 1 }, { inner: [{ deep: text }] }].map(withValue);
      return alike.some((call) => !messagesOf(part, call).includes(unstorable));
    });

    expect(taken.map(({ at }) => at)).toEqual([]);
  });
});
