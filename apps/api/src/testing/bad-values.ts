import { checkFields } from '@souk/contract/shared/check-fields';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import type { Text } from '@souk/contract/shared/say';
import { z } from 'zod';

/** Words of the validator and of JavaScript that no client may see. */
export const foreignWords =
  /\b(invalid input|expected|received|too (small|big)|unrecognized|undefined|NaN|null|zod|regex|pattern|integer|nonoptional|discriminator)\b|[<>]=|\bInvalid (option|string|key|element|number|date|ISO|type|value)/i;

/** From JSON these are ordinary fields; converting the object to a text calls them. */
const methods = { toString: 1, valueOf: 1, toJSON: 1, length: -1 };
/** Its fields are such objects again, under the keys that our schemas read. */
const unprintable = {
  ...methods,
  seller_id: methods,
  method: methods,
  id: methods,
  kind: methods,
  type: methods,
};

/** Values that clients send in place of the expected one, by their name in a failed test. */
export const badValues: readonly (readonly [name: string, value: unknown])[] = [
  ['an empty text', ''],
  ['whitespace', ' \t'],
  ['null', null],
  ['an empty list', []],
  ['a list of a number', [5]],
  ['an object', {}],
  ['true', true],
  ['letters', 'abc'],
  ['less than nothing', -1],
  ['more than can be counted', 1e99],
  ['an unsafe whole number', 2 ** 53],
  ['not a number in letters', 'NaN'],
  ['infinity in letters', 'Infinity'],
  ['an exponent', '1e3'],
  ['hexadecimal digits', '0x10'],
  ['Arabic digits', '١٢'],
  ['a thousands separator', '1,000'],
  ['a very long text', 'x'.repeat(70_000)],
  ['digits without end', '9'.repeat(400)],
  ['a day that never was', '2026-02-30'],
  ['a name of the prototype', { constructor: 1 }],
  ['lists in lists', [[[[]]]]],
  ['an object that cannot be written as text', unprintable],
  ['a list of such objects', [unprintable]],
];

/** What a cast would read as a number, although it is none. */
export const notNumbers = new Map(
  badValues.filter(([name]) => /text|whitespace|null|list|true|letters|exponent|digits|separator/.test(name)),
);

export interface BadPlace {
  /** Where the value is, such as `POST /add_to_cart body.quantity`. */
  at: string;
  schema: z.ZodType;
  /** The schema without wrappers for optional and preprocessed values. */
  core: z.ZodType;
  /** The part of the call with only this value, at its place. */
  withValue: (value: unknown) => unknown;
  part: z.ZodType;
}

/** The inner schema of one that only wraps it as optional or preprocessed. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const { def } = schema._zod as unknown as { def: { type: string } & Record<string, z.ZodType | undefined> };
  const isPrepared = def.in?._zod.def.type === 'transform';
  return def.type === 'pipe' ? (isPrepared ? def.out : def.in) : def.innerType;
}

function coreOf(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema);
  return inner ? coreOf(inner) : schema;
}

type Below = readonly [step: string, schema: z.ZodType, wrap: (value: unknown) => unknown];

/** The literal fields that distinguish a union's options. */
const marks = (option: z.ZodType): object =>
  option instanceof z.ZodObject
    ? Object.fromEntries(
        Object.entries(option.shape).flatMap(([name, field]) =>
          field instanceof z.ZodLiteral ? [[name, [...field.values][0]]] : [],
        ),
      )
    : {};

function below(core: z.ZodType, beside: object = {}): Below[] {
  if (core instanceof z.ZodObject)
    return Object.entries(core.shape).map(
      ([name, field]) =>
        [`.${name}`, field as z.ZodType, (value: unknown) => ({ ...beside, [name]: value })] as const,
    );
  if (core instanceof z.ZodArray) return [['[]', core.element as z.ZodType, (value) => [value]]];
  if (core instanceof z.ZodRecord)
    return [
      ['{digit}', core.valueType as z.ZodType, (value) => ({ 1: value })],
      ['{word}', core.valueType as z.ZodType, (value) => ({ retail: value })],
    ];
  if (core instanceof z.ZodUnion)
    return core.options.flatMap((option) => below(coreOf(option as z.ZodType), marks(option as z.ZodType)));
  return [];
}

function* placesIn(
  part: z.ZodType,
  at: string,
  schema: z.ZodType,
  withValue: BadPlace['withValue'],
): Generator<BadPlace> {
  const core = coreOf(schema);
  yield { at, schema, core, withValue, part };
  for (const [step, field, wrap] of below(core))
    yield* placesIn(part, at + step, field, (value) => withValue(wrap(value)));
}

/** Every place in the query and the body where a client can put a value. */
export const badPlacesOf = (endpoint: Endpoint): BadPlace[] =>
  (['query', 'body'] as const).flatMap((name) => {
    const part = endpoint[name];
    const at = `${endpoint.method} ${endpoint.path} ${name}`;
    return part ? [...placesIn(part, at, part, (value) => value)] : [];
  });

/** Everything that a call may be told of a bad value. */
export function* objectionsTo(endpoint: Endpoint): Generator<Text> {
  for (const { part, withValue } of badPlacesOf(endpoint))
    for (const [, value] of badValues) {
      const checked = checkFields(part, withValue(value));
      if (!checked.ok) yield* Object.values(checked.fields).flat();
    }
}
