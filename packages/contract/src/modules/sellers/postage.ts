import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { decimal, text } from '../../shared/fields.ts';
import { Money, Tick } from '../../shared/values.ts';

export const PostageMethod = z
  .object({ name: z.string(), price: Money, days: z.int() })
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
const dollars = decimal('Price')
  .transform((amount) => Math.round(amount * 100))
  .pipe(z.int().min(0, 'Please enter valid number.').max(9_999_999, 'Please enter valid number.'));

const days = z.coerce
  .number('Please enter valid number.')
  .int('Please enter valid number.')
  .min(0, 'Please enter valid number.')
  .max(90, 'Please enter valid number.');

const left = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    schema.nullish().transform((value) => value ?? null),
  );

export const PostageFields = z
  .object({
    methods: z
      .array(z.object({ name: text('Name', { max: 60 }), price: dollars, days }))
      .max(20)
      .default([]),
    free_over: left(dollars),
    pickup: Tick.default(false),
    dispatch_days: left(days),
  })
  .refine(({ methods, pickup }) => methods.length > 0 || pickup, {
    error: 'This field is required.',
    path: ['methods'],
  });
export type PostageFields = z.output<typeof PostageFields>;

export const savePostageDetails = endpoint({
  method: 'POST',
  path: '/postage-details',
  spec: ['vendor/postage-details'],
  access: ['retail'],
  summary: 'Replaces how the shop posts its orders; it needs a method or pickup.',
  body: PostageFields,
  reply: PostageDetails,
  message: 'Updated successfully.',
  errors: ['user-not-found'],
});
