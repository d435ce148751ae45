import type { z } from 'zod';
import { inSchema, named, say } from './say.ts';

/** The specification's sentences for invalid fields (§5), and ours where it has none. */
export const invalidNumber = 'Please enter valid number.';
export const invalidDate = 'Please enter valid date.';
export const invalidText = 'Please enter valid text.';
export const invalidChoice = 'Please select a valid option.';
export const invalidTick = 'Please select yes or no.';
export const invalidEmail = 'Please enter the valid email address.';
export const invalidField = 'Please check this field.';
export const unknownField = 'This field is not known.';

export const missing = (label?: string) =>
  label ? inSchema(say`${named(label)} is required.`) : 'This field is required.';

/** The specification says "digits" for every kind of field. */
export const tooShort = (length: number | bigint) =>
  inSchema(say`Min length must be ${Number(length)} digits.`);
export const tooLong = (length: number | bigint) =>
  inSchema(say`Max length must be ${Number(length)} characters.`);

/** Fields whose names in the specification differ from their keys. */
const labels: Record<string, string> = {
  abn: 'ABN',
  dob: 'Date of birth',
  email: 'Email id',
  exp_month: 'Expiry month',
  exp_year: 'Expiry year',
  mobileNo: 'Mobile number',
  otp_token: 'OTP',
  phone: 'Phone number',
  sku: 'SKU',
};

/** A field's name in words: `sub_category_id` is "Sub category"; undefined if the key is not made of our words. */
export function labelOf(path: readonly PropertyKey[]): string | undefined {
  const name = path.findLast((step) => typeof step === 'string' && !/^\d+$/.test(step));
  if (typeof name !== 'string' || !/^[a-z]\w{1,39}$/i.test(name)) return undefined;
  if (Object.hasOwn(labels, name)) return labels[name];
  const words = name
    .replace(/_ids?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const byExpectedType: Partial<Record<string, string>> = {
  number: invalidNumber,
  int: invalidNumber,
  bigint: invalidNumber,
  nan: invalidNumber,
  string: invalidText,
  boolean: invalidTick,
  date: invalidDate,
};

const byFormat: Partial<Record<string, string>> = {
  email: invalidEmail,
  date: invalidDate,
  datetime: invalidDate,
  time: 'Please enter valid time.',
  url: 'Please enter valid link.',
  safeint: invalidNumber,
};

/** Nothing was given, or only whitespace. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const ofSize = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string => {
  const isSmall = issue.code === 'too_small';
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') return isSmall ? tooShort(bound) : tooLong(bound);
  if (issue.origin === 'array' || issue.origin === 'set')
    return inSchema(isSmall ? say`Please select at least ${bound}.` : say`Please select at most ${bound}.`);
  if (issue.origin === 'date') return invalidDate;
  return issue.origin === 'number' || issue.origin === 'int' || issue.origin === 'bigint'
    ? invalidNumber
    : invalidField;
};

const isEmptyList = (issue: Issue) =>
  issue.code === 'too_small' && Array.isArray(issue.input) && issue.input.length === 0;

function ofFormat(format: string, label: string | undefined): string {
  const own = label && inSchema(say`Please enter valid ${named(label.toLowerCase())}.`);
  return byFormat[format] ?? own ?? invalidField;
}

/**
 * The sentence for a field whose schema has none of its own. Every check of a call passes it on, so that the
 * validator's own sentences are never shown.
 */
export const sentenceOf = (issue: Issue): string => {
  const label = labelOf(issue.path ?? []);
  if (issue.code !== 'custom' && (isBlank(issue.input) || isEmptyList(issue))) return missing(label);
  switch (issue.code) {
    case 'invalid_type':
      return byExpectedType[issue.expected] ?? invalidField;
    case 'too_small':
    case 'too_big':
      return ofSize(issue);
    case 'not_multiple_of':
      return invalidNumber;
    case 'invalid_format':
      return ofFormat(issue.format, label);
    case 'invalid_value':
      return invalidChoice;
    case 'unrecognized_keys':
      return unknownField;
    default:
      return invalidField;
  }
};
