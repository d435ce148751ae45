import { z } from 'zod';
import { invalidNumber, labelOf, missing } from './sentences.ts';

/** A signed decimal as typed (spec §5): no exponents, no other bases, no thousands separators, no other digits. */
const decimalPattern = /^-?\d{1,20}(\.\d{1,20})?$/;

/** Digits from a form become a number; an empty field stays missing, and everything else is left to be refused. */
function typedNumber(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return undefined;
  // Adding 0 turns -0 into 0, which would otherwise be written differently.
  return decimalPattern.test(typed) ? Number(typed) + 0 : value;
}

export interface NumberRules {
  /** The field's name in messages; empty if it has none. By default its key in words. */
  label?: string;
  min?: number;
  max?: number;
  /** Replaces the specification's sentence for an invalid number. */
  sentence?: string;
  /** The sentence for a number out of range, where naming the limits helps. */
  bounds?: string;
}

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const saying =
  ({ label, sentence = invalidNumber }: NumberRules) =>
  (issue: Issue) =>
    issue.input === undefined ? missing(label ?? labelOf(issue.path ?? [])) : sentence;

function within(number: z.ZodNumber, { min, max, sentence = invalidNumber, bounds = sentence }: NumberRules) {
  return number.min(min ?? Number.MIN_SAFE_INTEGER, bounds).max(max ?? Number.MAX_SAFE_INTEGER, bounds);
}

/** A number with or without decimals. An empty field is missing, never 0. */
export const decimal = (rules: NumberRules = {}) =>
  z.preprocess(typedNumber, within(z.number({ error: saying(rules) }), rules));

/** Pieces, days, positions: a number without decimals. */
export const wholeNumber = (rules: NumberRules = {}) =>
  z.preprocess(typedNumber, within(z.int({ error: saying(rules) }), rules));

/** One of a few numbers. */
export const numberChoice = <const T extends readonly number[]>(values: T, sentence: string) =>
  z.preprocess(typedNumber, z.literal(values, sentence));

/** Hundredths of a whole, 0 to 100. */
export const percent = (rules: NumberRules = {}) => decimal({ min: 0, max: 100, ...rules });

/** Degrees north or east of zero; messages do not name the field, because users never type it. */
export const latitude = () => decimal({ label: '', min: -90, max: 90 });
export const longitude = () => decimal({ label: '', min: -180, max: 180 });

/** Dollars as typed, to integer cents; the bounds are in cents. */
export const cents = ({ min = 0, max = 9_999_999_999, ...rules }: NumberRules = {}) =>
  z.preprocess(
    typedNumber,
    within(z.number({ error: saying(rules) }), { ...rules, min: min / 100, max: max / 100 }).transform(
      (dollars) => Math.round(dollars * 100),
    ),
  );

/** A price is never zero: 0.01 to 99,999,999.99 (spec §5). */
export const priceInCents = (label = 'Price') => cents({ label, min: 1 });
