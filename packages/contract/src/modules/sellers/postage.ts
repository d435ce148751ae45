import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { cents, decimal, wholeNumber } from '../../shared/numbers.ts';
import { inSchema, say } from '../../shared/say.ts';
import { text } from '../../shared/texts.ts';
import { Id, Money, Tick } from '../../shared/values.ts';

/** Destination of a parcel as seen from the shop; regional and remote by postcode. */
export const postageZones = ['local', 'state', 'interstate', 'remote'] as const;
export type PostageZone = (typeof postageZones)[number];

/** Rows in one method's table. */
export const maxBands = 8;

/** Prices of parcels up to a weight, by zone; null where they are not sent. */
export const PostageBand = z
  .object({
    up_to_kg: z.number(),
    local: Money.nullable(),
    state: Money.nullable(),
    interstate: Money.nullable(),
    remote: Money.nullable(),
  })
  .meta({ id: 'PostageBand' });
export type PostageBand = z.infer<typeof PostageBand>;

export const PostageMethod = z
  .object({
    /** The id that buyers choose by; it stays as long as the name does. */
    id: Id,
    name: z.string(),
    /** The only price, or the lowest of the table. */
    price: Money,
    days: z.int(),
    /** By weight, lightest first; left out if one price applies everywhere. */
    bands: z.array(PostageBand).optional(),
  })
  .meta({ id: 'PostageMethod' });

export const PostageDetails = z
  .object({
    methods: z.array(PostageMethod),
    /** Orders from this amount on are posted free of charge. */
    free_over: Money.nullable(),
    pickup: z.boolean(),
    dispatch_days: z.int().nullable(),
  })
  .meta({ id: 'PostageDetails' });
export type PostageDetails = z.infer<typeof PostageDetails>;

/** Dollars as typed, to cents; postage may be free. */
const dollars = cents({ label: 'Price', max: 9_999_999 });

const days = wholeNumber({ min: 0, max: 90 });

const left = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    schema.nullish().transform((value) => value ?? null),
  );

const kilograms = decimal({ label: 'Weight', min: 0.0005, max: 1000 }).transform((weight) =>
  Math.round(weight * 1000),
);

const missingText = 'This field is required.';

const Band = z
  .object({
    up_to_kg: kilograms,
    local: left(dollars),
    state: left(dollars),
    interstate: left(dollars),
    remote: left(dollars),
  })
  .refine((band) => postageZones.some((zone) => band[zone] !== null), {
    error: missingText,
    path: ['local'],
  })
  .transform(({ up_to_kg: upToGrams, ...prices }) => ({ upToGrams, prices }));

const Method = z
  .object({
    name: text('Name', { max: 60 }),
    /** Required without a table. */
    price: left(dollars),
    days,
    bands: z
      .array(Band)
      .max(maxBands, inSchema(say`Please add up to ${maxBands} weights.`))
      .default([]),
  })
  .superRefine(({ price, bands }, context) => {
    if (price === null && bands.length === 0)
      context.addIssue({ code: 'custom', message: 'Price is required.', path: ['price'] });
    for (const [index, { upToGrams }] of bands.entries())
      if (index > 0 && upToGrams <= (bands[index - 1]?.upToGrams ?? 0))
        context.addIssue({
          code: 'custom',
          message: 'Every weight must be greater than the one before it.',
          path: ['bands', index, 'up_to_kg'],
        });
  });
export type PostageMethodFields = z.output<typeof Method>;

export const sameNameText = 'Another method has this name.';

/** Names that read the same are the same name. */
const nameKey = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();

export const PostageFields = z
  .object({
    methods: z.array(Method).max(20).default([]),
    free_over: left(dollars),
    pickup: Tick.default(false),
    dispatch_days: left(days),
  })
  .superRefine(({ methods }, context) => {
    const keys = methods.map(({ name }) => nameKey(name));
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index)
        context.addIssue({ code: 'custom', message: sameNameText, path: ['methods', index, 'name'] });
  })
  .refine(({ methods, pickup }) => methods.length > 0 || pickup, {
    error: missingText,
    path: ['methods'],
  });
export type PostageFields = z.output<typeof PostageFields>;

export const savePostageDetails = endpoint({
  method: 'POST',
  path: '/postage-details',
  spec: ['vendor/postage-details'],
  access: ['retail'],
  acting: 'allowed',
  beforeConfirming: true,
  summary:
    'Replaces how the shop posts its orders; it needs a method or pickup. A method has one price, or a table by weight and zone.',
  body: PostageFields,
  reply: PostageDetails,
  message: 'Updated successfully.',
  errors: ['user-not-found'],
});
