import type { Endpoint } from '@souk/contract/shared/endpoint';
import * as fc from 'fast-check';
import { z } from 'zod';

const oddTexts = [
  '',
  ' ',
  '\0',
  '\u202Eabc',
  '💥'.repeat(300),
  'x'.repeat(70_000),
  "'; drop table x; --",
  '<script>',
  '../../etc',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '9'.repeat(40),
  '0x10',
  '2026-13-45',
  '{{7*7}}',
  '%00',
  '\ud800',
];
const oddNumbers = [-1, 0, 0.5, 1e21, 2 ** 53, -(2 ** 53), 2_147_483_648, Number.MAX_VALUE, 1e-300];

const oddValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(...oddTexts, ...oddNumbers, null, true, false, [], {}, [[[]]]),
    fc.array(fc.constantFrom<unknown>(...oddTexts, ...oddNumbers), { maxLength: 5 }),
    fc.dictionary(
      fc.constantFrom('a', '__proto__', 'constructor', 'toString', 'valueOf', 'length', '0', ''),
      fc.constantFrom(...oddTexts),
    ),
    fc.string({ maxLength: 40 }),
    fc.integer(),
    fc.double(),
  );

/** The keys that a part of the endpoint's call accepts, from its schema. */
function namesIn(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(described.properties ?? {});
}

const partOf = (schema: z.ZodType | undefined) => {
  const names = namesIn(schema);
  const fields = fc.dictionary(fc.constantFrom(...(names.length > 0 ? names : ['x'])), oddValue());
  return fc.oneof({ weight: 9, arbitrary: fields }, { weight: 1, arbitrary: oddValue() });
};

export interface MalformedCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body: object;
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The call as a plain HTTP client can send it. */
const onTheWire = ({
  params,
  query,
  body,
}: {
  params: object;
  query: unknown;
  body: unknown;
}): MalformedCall => ({
  params: params as Record<string, string>,
  query: Object.fromEntries(Object.entries(Object(query)).map(([name, value]) => [name, asText(value)])),
  // JSON has neither NaN nor Infinity, so what breaks a schema here may pass over HTTP.
  body: JSON.parse(JSON.stringify(typeof body === 'object' && body !== null ? body : { value: body })),
});

const isRefusedBy = (schema: z.ZodType | undefined, value: unknown) =>
  schema !== undefined && !schema.safeParse(value).success;

/** Calls of the endpoint with at least one invalid part; the same ones for the same seed. */
export function malformedCalls(endpoint: Endpoint, count: number, seed: number): MalformedCall[] {
  if (!endpoint.params && !endpoint.query && !endpoint.body) return [];
  const paramNames = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const oddParam = fc.constantFrom('0', '-1', 'abc', '1e5', '9'.repeat(30), '%00', '..', "1'--", '💥');
  const params = fc.record(Object.fromEntries(paramNames.map((name) => [name, oddParam])));
  const calls = fc
    .record({ params, query: partOf(endpoint.query), body: partOf(endpoint.body) })
    .map(onTheWire);
  // If every part is forgiving nothing is refused, and the odd calls are sent as they are.
  const mayRefuse = fc.sample(calls, { numRuns: 50, seed }).some((call) => breaks(endpoint, call));
  return fc.sample(mayRefuse ? calls.filter((call) => breaks(endpoint, call)) : calls, {
    numRuns: count,
    seed,
  });
}

const breaks = (endpoint: Endpoint, call: MalformedCall) =>
  isRefusedBy(endpoint.body, call.body) ||
  isRefusedBy(endpoint.query, call.query) ||
  isRefusedBy(endpoint.params, call.params);
