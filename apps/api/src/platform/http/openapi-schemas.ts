import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Schemas that the document contains once: named ones, and those that refer to themselves. */
export type SchemaBook = Record<string, JsonSchema>;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  defaultValue?: unknown;
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/** The inner schema of one that only transforms or wraps it; undefined if it is not a wrapper. */
function meantBy({ type, innerType, in: first, out }: Definition): z.ZodType | undefined {
  if (type === 'pipe') return first && definitionOf(first).type === 'transform' ? out : first;
  return innerType;
}

/** Zod considers a transformed value optional as soon as it is wrapped again. */
function mayBeMissing(schema: z.ZodType): boolean {
  const definition = definitionOf(schema);
  if (/^(optional|default|prefault)$/.test(definition.type)) return true;
  const meant = meantBy(definition);
  return meant ? mayBeMissing(meant) : schema._zod.optin !== undefined;
}

/** Whether the stored value is what was sent: then its default is a value that can be sent. */
function isKept(schema: z.ZodType): boolean {
  const definition = definitionOf(schema);
  if (definition.type === 'pipe' && meantBy(definition) !== definition.out) return false;
  const meant = meantBy(definition);
  return meant ? isKept(meant) : !/^(object|array|record|union|transform)$/.test(definition.type);
}

const requireWhatMust: Override = ({ zodSchema, jsonSchema }) => {
  if (!('shape' in zodSchema._zod.def) || !jsonSchema.properties) return;
  const shape = zodSchema._zod.def.shape as Record<string, z.ZodType>;
  const required = Object.keys(shape).filter((name) => shape[name] && !mayBeMissing(shape[name]));
  if (required.length > 0) jsonSchema.required = required;
};

const tellDefault: Override = ({ zodSchema, jsonSchema }) => {
  const { type, innerType, defaultValue } = definitionOf(zodSchema);
  if (type === 'default' && innerType && isKept(innerType) && defaultValue !== undefined)
    jsonSchema.default = defaultValue;
};

/** Leaves out what adds nothing: the bounds of every integer, and the pattern of a named format. */
const simplify: Override = (context) => {
  requireWhatMust(context);
  tellDefault(context);
  const { jsonSchema } = context;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.format) delete jsonSchema.pattern;
};

/** Zod numbers unnamed parts per schema; the schema's name keeps them apart. */
const nameOf = (part: string, name: string) => (part.startsWith('__schema') ? `${name}_${part}` : part);

function withRefs(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withRefs(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, withRefs(inner, name)];
      const part = inner.replace(/^#(\/\$defs\/)?/, '');
      return [key, `#/components/schemas/${part ? nameOf(part, name) : name}`];
    }),
  );
}

function keep(book: SchemaBook, name: string, schema: JsonSchema): void {
  const known = book[name];
  if (known && JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`Two shapes of the contract are called ${name}.`);
  book[name] = schema;
}

/** A zod schema as JSON Schema for OpenAPI 3.1. */
export function toSchema(schema: z.ZodType, name: string, book: SchemaBook): JsonSchema {
  const {
    $schema: _dialect,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: simplify });
  const moved = withRefs(root, name) as JsonSchema;
  for (const [part, definition] of Object.entries($defs))
    keep(book, nameOf(part, name), withRefs(definition, name) as JsonSchema);
  if (!JSON.stringify(root).includes('"$ref":"#"')) return moved;
  keep(book, name, moved);
  return { $ref: `#/components/schemas/${name}` };
}
