import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { decimal } from '../../shared/numbers.ts';
import { line, optionalText, text } from '../../shared/texts.ts';
import { anyId, Id, Tick } from '../../shared/values.ts';

export const attributeTypes = ['text', 'number', 'select', 'multi-select', 'boolean', 'date'] as const;
export type AttributeType = (typeof attributeTypes)[number];

export const AttributeOption = z
  .object({ id: Id, label: z.string(), value: z.string() })
  .meta({ id: 'AttributeOption' });

/** A question in the post-ad wizard and the filter panel. */
export const Attribute = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    type: z.enum(attributeTypes),
    unit: z.string().nullable(),
    required: z.boolean(),
    searchable: z.boolean(),
    position: z.int(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    options: z.array(AttributeOption),
  })
  .meta({ id: 'Attribute' });
export type Attribute = z.infer<typeof Attribute>;

export const AttributeValue = z.union([line(200), z.number(), z.boolean(), z.array(line(200)).max(40)]);
export type AttributeValue = z.infer<typeof AttributeValue>;

/** A form's answers to the attributes of a category, by slug. */
export const GivenAttributes = z.record(z.string().max(60), AttributeValue);

/** Attribute slug → value, as ads store them and search counts them. */
export type AttributeValues = Record<string, AttributeValue>;

export const listFilterAttributes = endpoint({
  method: 'POST',
  path: '/filter-attributes',
  spec: ['classifieds/filter-attributes'],
  access: 'anyone',
  acting: 'reading',
  summary: 'The attributes of a category, those of its parents first.',
  body: z.object({
    category_id: anyId('catalogue.category'),
    sub_category_id: blankAsMissing(anyId('catalogue.category').optional()),
  }),
  reply: z.array(Attribute),
});

const limit = blankAsMissing(decimal().optional());

/** What an admin enters for one attribute; options are given by their labels. */
export const AttributeFields = z
  .object({
    name: text('Name', { max: 60 }),
    slug: optionalText(60),
    type: choice(attributeTypes, 'Type'),
    unit: optionalText(20),
    required: Tick.default(false),
    searchable: Tick.default(false),
    min: limit,
    max: limit,
    options: z
      .array(text('Option', { max: 60 }))
      .max(200)
      .default([]),
  })
  .refine(({ type, options }) => !type.endsWith('select') || options.length > 0, {
    error: 'Option is required.',
    path: ['options'],
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    error: 'Please enter valid number.',
    path: ['max'],
  });
export type AttributeFields = z.output<typeof AttributeFields>;
