import type { Attribute, AttributeValue, AttributeValues } from '@souk/contract/modules/catalogue/attributes';
import type { FieldTexts } from '@souk/contract/shared/problem';
import { Day } from '@souk/contract/shared/values';
import { say, type Text } from '../../../platform/texts/say.ts';

/** Longest text that an attribute takes. */
const maxTextLength = 200;

type Answered = { value: AttributeValue } | { problem: Text };

const notANumber = 'Please enter valid number.';
const notAnOption = 'Please select a valid option.';

const isMissing = (given: unknown): boolean =>
  given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0);

function asText({ name }: Attribute, given: unknown): Answered {
  if (typeof given !== 'string' && typeof given !== 'number') return { problem: say`${name} is required.` };
  const value = String(given).trim();
  if (value === '') return { problem: say`${name} can not be empty.` };
  if (value.length > maxTextLength) return { problem: say`Max length must be ${maxTextLength} characters.` };
  return { value };
}

function asNumber({ min, max }: Attribute, given: unknown): Answered {
  const isTyped =
    typeof given === 'number' || (typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given.trim()));
  const value = Number(given);
  if (!isTyped || !Number.isFinite(value)) return { problem: notANumber };
  if (min !== null && value < min) return { problem: say`Please enter a number from ${min}.` };
  if (max !== null && value > max) return { problem: say`Please enter a number up to ${max}.` };
  return { value };
}

const isOption = ({ options }: Attribute, given: unknown): given is string =>
  options.some(({ value }) => value === given);

const asChoice = (attribute: Attribute, given: unknown): Answered =>
  isOption(attribute, given) ? { value: given } : { problem: notAnOption };

function asChoices(attribute: Attribute, given: unknown): Answered {
  const wanted: unknown[] = Array.isArray(given) ? given : [given];
  if (!wanted.every((one) => isOption(attribute, one))) return { problem: notAnOption };
  const values = attribute.options.map(({ value }) => value).filter((value) => wanted.includes(value));
  return { value: values };
}

const ticks = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true', 'on', 'yes'].map((given) => [given, true] as const),
  ...[false, 0, '0', 'false', 'off', 'no'].map((given) => [given, false] as const),
]);

function asTick({ name }: Attribute, given: unknown): Answered {
  const value = ticks.get(given);
  return value === undefined ? { problem: say`${name} is required.` } : { value };
}

const asDay = (_attribute: Attribute, given: unknown): Answered => {
  const day = Day.safeParse(given);
  return day.success ? { value: day.data } : { problem: 'Please enter valid date.' };
};

const readers: Record<Attribute['type'], (attribute: Attribute, given: unknown) => Answered> = {
  text: asText,
  number: asNumber,
  select: asChoice,
  'multi-select': asChoices,
  boolean: asTick,
  date: asDay,
};

export type CheckedAttributes =
  | { isSound: true; values: AttributeValues }
  | { isSound: false; problems: FieldTexts };

/**
 * Checks the values of a category's attributes and drops unknown ones. Problems are named like the fields of a nested
 * form: `attributes.make`.
 */
export function checkAttributes(
  attributes: readonly Attribute[],
  given: Record<string, unknown>,
  field = 'attributes',
): CheckedAttributes {
  const values: AttributeValues = {};
  const problems: FieldTexts = {};
  for (const attribute of attributes) {
    const { slug, name } = attribute;
    const answer = Object.hasOwn(given, slug) ? given[slug] : undefined;
    if (isMissing(answer)) {
      if (attribute.required) problems[`${field}.${slug}`] = [say`${name} is required.`];
      continue;
    }
    const read = readers[attribute.type](attribute, answer);
    if ('problem' in read) problems[`${field}.${slug}`] = [read.problem];
    else values[slug] = read.value;
  }
  return Object.keys(problems).length > 0 ? { isSound: false, problems } : { isSound: true, values };
}
