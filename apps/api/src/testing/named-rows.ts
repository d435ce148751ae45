import type { Endpoint } from '@souk/contract/shared/endpoint';
import { z } from 'zod';

const places = ['params', 'query', 'body'] as const;
type Place = (typeof places)[number];

/** A row that a call names by its id. */
export interface NamedRow {
  /** Where its id is in the call, such as `params.id` or `body.image_ids`. */
  at: string;
  kind: string;
  /** It must be the caller's own; otherwise anybody may name it. */
  isOwn: boolean;
  /** The status that a stranger gets. */
  strangerStatus: number;
  /** How many of them a list needs; otherwise one. */
  count: number;
}

type Visit = (at: string, schema: z.ZodType, count: number) => void;

/** The inner schema of one that only wraps it as optional or preprocessed. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const { def } = schema._zod as unknown as { def: { type: string } & Record<string, z.ZodType | undefined> };
  const isPrepared = def.in?._zod.def.type === 'transform';
  return def.type === 'pipe' ? (isPrepared ? def.out : def.in) : def.innerType;
}

function core(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema);
  return inner ? core(inner) : schema;
}

/** What the contract declares about a field besides its type. */
function declared(schema: z.ZodType): Record<string, unknown> {
  const inner = innerOf(schema);
  return { ...(inner ? declared(inner) : {}), ...z.globalRegistry.get(schema) };
}

const mostNeeded = 5;

/** The length of the shortest list of ids that a schema accepts. */
function leastOf(schema: z.ZodType): number {
  const lengths = Array.from({ length: mostNeeded }, (_, index) => index + 1);
  const ids = lengths.map((length) => lengths.slice(0, length));
  return ids.find((list) => schema.safeParse(list).success)?.length ?? 1;
}

/** Visits every field of a schema; items of lists under the list's name. */
function walk(schema: z.ZodType, at: string, visit: Visit, count = 1): void {
  const inside = core(schema);
  if (inside instanceof z.ZodObject)
    for (const [name, field] of Object.entries(inside.shape))
      walk(field as z.ZodType, `${at}.${name}`, visit);
  else if (inside instanceof z.ZodArray) walk(inside.element as z.ZodType, at, visit, leastOf(schema));
  else visit(at, schema, count);
}

/** Whether a field contains the id of a row, by its schema or by its name. */
function isId(at: string, schema: z.ZodType): boolean {
  if (declared(schema).id === 'Id') return true;
  const isNumber = schema.safeParse(7).success && !schema.safeParse('x').success;
  return isNumber && /(\.|_)ids?$|I[Dd]s?$/.test(at);
}

/** The rows that a call of this endpoint names, and ids for which the contract does not say whose they are. */
export function rowsNamedBy(endpoint: Endpoint): { rows: NamedRow[]; undeclared: string[] } {
  const rows: NamedRow[] = [];
  const undeclared: string[] = [];
  for (const place of places) {
    const schema = endpoint[place];
    if (!schema) continue;
    walk(schema, place, (at, field, count) => {
      const { 'x-own': own, 'x-any': any, 'x-stranger': strangerStatus = 404 } = declared(field);
      if (own || any)
        rows.push({
          at,
          kind: String(own ?? any),
          isOwn: own !== undefined,
          strangerStatus: Number(strangerStatus),
          count,
        });
      else if (isId(at, field)) undeclared.push(at);
    });
  }
  return { rows, undeclared };
}

/** One of these suits nearly every field; a field that needs another value has it as its example. */
const commonValues: readonly unknown[] = [
  'Olive',
  '0491570156',
  '2026-03-02',
  '12:30',
  'olive@example.test',
  'https://example.test/olive',
  1,
  10,
  true,
  {},
  [],
];

interface Gap {
  at: string;
  kind: string;
  mayBeMissing: boolean;
  /** Its position in a list. */
  nth: number;
}

/** Returns the id of the row for this place, or undefined if none is to be named. */
type Choose = (gap: Gap) => number | undefined;

function names(schema: z.ZodType): boolean {
  let isNaming = false;
  walk(schema, '', (_at, field) => {
    if (declared(field)['x-own'] || declared(field)['x-any']) isNaming = true;
  });
  return isNaming;
}

function soundValue(schema: z.ZodType, at: string, choose: Choose, nth = 0): unknown {
  const inside = core(schema);
  const { 'x-own': own, 'x-any': any, examples = [] } = declared(schema);
  if (own ?? any)
    return choose({ at, kind: String(own ?? any), mayBeMissing: schema.safeParse(undefined).success, nth });
  if (inside instanceof z.ZodArray && names(inside)) {
    const items = Array.from({ length: leastOf(schema) }, (_, place) =>
      soundValue(inside.element as z.ZodType, at, choose, place),
    );
    return items.includes(undefined) ? undefined : items;
  }
  if (inside instanceof z.ZodObject) return soundObject(inside, at, choose);
  const all = [...(examples as unknown[]), ...Object.values(enumOf(inside)), ...commonValues];
  const suits = all.find((value) => schema.safeParse(value).success);
  if (suits === undefined)
    throw new Error(`No value is known that suits ${at}; give it one by .meta({ examples: […] }).`);
  return suits;
}

const enumOf = (schema: z.ZodType) => (schema instanceof z.ZodEnum ? schema.enum : {});

/** Every required field, those with an example, and every chosen id. */
function soundObject(schema: z.ZodObject, at: string, choose: Choose): Record<string, unknown> {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][];
  const given = fields.filter(
    ([, field]) => names(field) || declared(field).examples || !field.safeParse(undefined).success,
  );
  const values = given.map(([name, field]) => [name, soundValue(field, `${at}.${name}`, choose)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export type SoundCall = Record<Place, Record<string, unknown> | undefined>;

/** A call that the endpoint's schemas accept, with the chosen rows. */
export function soundCall(endpoint: Endpoint, choose: Choose): SoundCall {
  const partOf = (place: Place) => {
    const schema = endpoint[place];
    if (!schema) return undefined;
    const part = soundObject(core(schema) as z.ZodObject, place, choose);
    const { error } = schema.safeParse(part);
    if (error) throw new Error(`${place} is refused: ${z.prettifyError(error)}`);
    return part;
  };
  return { params: partOf('params'), query: partOf('query'), body: partOf('body') };
}
