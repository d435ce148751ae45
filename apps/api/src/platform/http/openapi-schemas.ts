import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Schemas that stand once in the document: those with a name of their own, and those that refer to themselves. */
export type SchemaBook = Record<string, JsonSchema>;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Leaves out what says nothing: the bounds of every integer, and the pattern of a format that has a name. */
const simplify: Override = ({ jsonSchema }) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.format) delete jsonSchema.pattern;
};

/** Names that zod gives to parts without a name count per schema; they are kept apart by the schema's name. */
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

/** A zod schema in JSON Schema as OpenAPI 3.1 reads it. */
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
