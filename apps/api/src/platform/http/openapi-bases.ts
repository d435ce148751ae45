import type { JsonSchema, SchemaBook } from './openapi-schemas.ts';

/** Shapes that share fewer fields do so by chance. */
const fewestShared = 6;

interface Shape {
  name: string;
  fields: ReadonlyMap<string, string>;
  required: readonly string[];
}

function shapeOf([name, schema]: [string, JsonSchema]): Shape | undefined {
  const {
    type,
    properties,
    required = [],
    ...others
  } = schema as {
    type?: string;
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  if (type !== 'object' || !properties || Object.keys(others).length > 0) return undefined;
  const fields = Object.entries(properties).map(([key, value]) => [key, JSON.stringify(value)] as const);
  return { name, fields: new Map(fields), required };
}

/** Whether a shape has all fields of another, and more. */
const extendsFully = (shape: Shape, base: Shape): boolean =>
  base.fields.size >= fewestShared &&
  base.fields.size < shape.fields.size &&
  [...base.fields].every(([key, value]) => shape.fields.get(key) === value) &&
  base.required.every((key) => shape.required.includes(key));

function withBase(schema: JsonSchema, shape: Shape, base: Shape): JsonSchema {
  const properties = schema.properties as Record<string, JsonSchema>;
  const own = Object.entries(properties).filter(([key]) => !base.fields.has(key));
  const required = shape.required.filter((key) => !base.required.includes(key));
  return {
    allOf: [
      { $ref: `#/components/schemas/${base.name}` },
      {
        type: 'object',
        properties: Object.fromEntries(own),
        ...(required.length > 0 ? { required } : {}),
      },
    ],
  };
}

/** Describes a shape that has all fields of another as an extension of it; the largest such one is taken. */
export function shareBases(book: SchemaBook): SchemaBook {
  const shapes = Object.entries(book).flatMap((entry) => shapeOf(entry) ?? []);
  const told = Object.entries(book).map(([name, schema]): [string, JsonSchema] => {
    const shape = shapes.find((one) => one.name === name);
    const bases = shape ? shapes.filter((base) => extendsFully(shape, base)) : [];
    const [base] = bases.sort((one, other) => other.fields.size - one.fields.size);
    return [name, shape && base ? withBase(schema, shape, base) : schema];
  });
  return Object.fromEntries(told);
}
