import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { decimal } from '../../shared/numbers.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Id, Moment, Nothing, Tick } from '../../shared/values.ts';
import { longestList } from '../food/shelves.ts';
import { HalalVerdict } from '../food/values.ts';
import { FoodProduct, ProductCode } from './products.ts';
import { FoodShelf } from './values.ts';
import { diets, maxPackImages, packSides } from './words.ts';

const grams = (max: number) => blankAsMissing(decimal({ min: 0, max }).optional());

/** Per 100 g or 100 ml; what the pack does not state is left out. */
const GivenNutrition = z.object({
  energy_kj: grams(4000),
  fat_g: grams(100),
  saturated_g: grams(100),
  carbohydrates_g: grams(100),
  sugars_g: grams(100),
  fibre_g: grams(100),
  protein_g: grams(100),
  salt_g: grams(100),
  fruit_percent: grams(100),
});

/** What the pack states, as its contributor typed it. */
export const packFields = {
  brand: optionalText(120),
  quantity: optionalText(60),
  category: blankAsMissing(FoodShelf.optional()),
  ingredients: optionalText(longestList),
  /** Of the ingredients. */
  language: blankAsMissing(
    z
      .string()
      .regex(/^[a-z]{2}$/, 'Please choose a language.')
      .optional(),
  ),
  nutrition: blankAsMissing(GivenNutrition.optional()),
  labels: listOf(z.enum(['halal-claim', ...diets]), 3),
  /** Id of the registered body whose certificate the pack shows. */
  certifier: optionalText(60),
  certificate_number: optionalText(60),
  certificate_valid_until: blankAsMissing(day('Valid until').optional()),
};
export const PackFields = z.object(packFields);
export type PackFields = z.infer<typeof PackFields>;

export const saveFoodProduct = endpoint({
  method: 'POST',
  path: '/food_product_user_save',
  spec: ['food-scanner/food_product_user_save'],
  access: 'signed-in',
  summary: 'Adds a food that is not known yet; an admin verifies it.',
  body: z.object({
    product_code: ProductCode,
    name: text('Name', { max: 200 }),
    ...packFields,
    /** What the contributor believes it to be; shown to the admin, not a verdict. */
    halal_status: blankAsMissing(HalalVerdict.optional()),
    /** What each image shows, in order. */
    image_sides: listOf(z.enum(packSides), maxPackImages),
  }),
  files: { field: 'images', max: maxPackImages, kind: 'image' },
  reply: FoodProduct,
  status: 201,
  message: 'Thank you. Your product is being reviewed.',
  errors: ['food-exists'],
  limit: { max: 30, seconds: 60 },
});

export const suggestFoodChange = endpoint({
  method: 'POST',
  path: '/halalproducts/:id/suggestions',
  access: 'signed-in',
  summary:
    'Suggests what is to be changed in a food, the rest stays as it is; an admin sees the difference and decides.',
  params: z.object({ id: anyId('scanner.product') }),
  body: z.object({
    name: optionalText(200),
    ...packFields,
    /** True if all labels and certificates are listed, so that the missing ones are removed. */
    has_all_labels: blankAsMissing(Tick.optional()),
    comment: optionalText(500),
  }),
  reply: Nothing,
  status: 201,
  message: 'Thank you. Your suggestion is being reviewed.',
  errors: ['food-suggested-already', 'food-unchanged'],
  limit: { max: 30, seconds: 60 },
});

const ClientKey = z
  .string()
  .trim()
  .min(8)
  .max(60)
  .meta({ examples: ['0f8fad5b-d9cb-469f'] });

/** What was done without a network, each with a key from the device. */
const OfflineScan = z.object({ client_key: ClientKey, product_code: ProductCode, scanned_at: Moment });
const OfflineAddition = z.object({
  client_key: ClientKey,
  product_code: ProductCode,
  name: text('Name', { max: 200 }),
  ...packFields,
});

export const maxOfflineItems = 100;

export const sendOfflineFood = endpoint({
  method: 'POST',
  path: '/food_offline',
  access: 'anyone',
  summary: 'Scans and additions made without a network; sent again they count once.',
  body: z.object({
    scans: z.array(OfflineScan).max(maxOfflineItems).default([]),
    additions: z.array(OfflineAddition).max(maxOfflineItems).default([]),
  }),
  reply: z.array(
    z.object({
      client_key: z.string(),
      /** `later` if only a signed-in user may do it, so that the device keeps it. */
      outcome: z.enum(['noted', 'added', 'exists', 'not-found', 'refused', 'later']),
      product_id: Id.nullable(),
    }),
  ),
  limit: { max: 60, seconds: 60 },
});
