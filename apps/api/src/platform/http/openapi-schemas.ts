import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Schemas that refer to themselves cannot stand inline; they are collected here. */
export type SchemaBook = Record<string, JsonSchema>;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** What is prepared before checking is described by what it is prepared for. */
const describePrepared: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && def.in._zod.def.type === 'transform')
    Object.assign(jsonSchema, convert(def.out as z.ZodType));
};

function convert(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: describePrepared,
  });
  return converted;
}

function withRefs(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withRefs(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, withRefs(inner, name)];
      const part = inner.replace(/^#(\/\$defs\/)?/, '');
      return [key, `#/components/schemas/${name}${part ? `_${part}` : ''}`];
    }),
  );
}

/** A zod schema in JSON Schema as OpenAPI 3.1 reads it. */
export function toSchema(schema: z.ZodType, name: string, book: SchemaBook): JsonSchema {
  const { $defs = {}, ...root } = convert(schema) as JsonSchema & { $defs?: SchemaBook };
  const moved = withRefs(root, name) as JsonSchema;
  for (const [part, definition] of Object.entries($defs))
    book[`${name}_${part}`] = withRefs(definition, name) as JsonSchema;
  if (!JSON.stringify(root).includes('"$ref":"#"')) return moved;
  book[name] = moved;
  return { $ref: `#/components/schemas/${name}` };
}
