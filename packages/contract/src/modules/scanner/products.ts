import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { inSchema, say } from '../../shared/say.ts';
import { anyId, Day, Id, Moment, Nothing } from '../../shared/values.ts';
import { UsualAllergen, Verdicts } from '../food/judgements.ts';
import { Allergen, Diet, HalalVerdict } from '../food/values.ts';
import { reportFields } from '../reports/reports.ts';
import { fromQueryString } from '../search/listing.ts';
import { profileFields } from './profiles.ts';
import { FoodComposition, FoodDifference, OtherList } from './records.ts';
import { FoodShelf } from './values.ts';
import { dietStates, foodSources, foodStatuses, packSides } from './words.ts';

/** Per 100 g or 100 ml, as on the pack. */
export const Nutrition = z
  .object({
    energy_kj: z.number().nullable(),
    fat_g: z.number().nullable(),
    saturated_g: z.number().nullable(),
    carbohydrates_g: z.number().nullable(),
    sugars_g: z.number().nullable(),
    fibre_g: z.number().nullable(),
    protein_g: z.number().nullable(),
    salt_g: z.number().nullable(),
    /** Fruit, vegetables and pulses, per cent. */
    fruit_percent: z.number().nullable(),
  })
  .meta({ id: 'Nutrition' });
export type Nutrition = z.infer<typeof Nutrition>;

/** What the pack shows besides the ingredients. */
export const FoodLabel = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('halal-certificate'),
      certifier: z.string(),
      certifier_name: z.string().nullable(),
      country: z.string().nullable(),
      number: z.string().nullable(),
      valid_until: Day.nullable(),
    }),
    z.object({ kind: z.literal('halal-claim') }),
    z.object({ kind: z.literal('vegan') }),
    z.object({ kind: z.literal('vegetarian') }),
  ])
  .meta({ id: 'FoodLabel' });
export type FoodLabel = z.infer<typeof FoodLabel>;

export const FoodImage = z
  .object({ id: Id, path: z.string(), url: z.string(), side: z.enum(packSides) })
  .meta({ id: 'FoodImage' });
export type FoodImage = z.infer<typeof FoodImage>;

/** A warning about something that the reader avoids. */
export const FoodWarning = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.enum(['contains', 'may-contain', 'not-known']), allergen: Allergen }),
    z.object({ kind: z.enum(['breaks-diet', 'may-break-diet', 'diet-unknown']), diet: Diet }),
  ])
  .meta({ id: 'FoodWarning' });
export type FoodWarning = z.infer<typeof FoodWarning>;

/** A food as every list shows it. */
export const FoodProduct = z
  .object({
    id: Id,
    /** GTIN of 13 digits. */
    product_code: z.string(),
    name: z.string(),
    brand: z.string().nullable(),
    quantity: z.string().nullable(),
    category: FoodShelf,
    category_id: z.int(),
    image: z.string().nullable(),
    path: z.string(),
    ingredients: z.string().nullable(),
    nutrition: Nutrition.nullable(),
    /** The strictest verdict of the four schools at the standard strictness, or the admin's if that is stricter. */
    halal_status: HalalVerdict,
    /** Who decided `halal_status`. */
    halal_by: z.enum(['engine', 'desk']),
    halal_note: z.string().nullable(),
    /** The verdict under the caller's profile. */
    verdict: HalalVerdict,
    verdicts: Verdicts,
    /** Words of the ingredients that decide the verdict, strictest first. */
    reasons: z.array(z.string()),
    allergens: z.array(Allergen),
    may_contain: z.array(Allergen),
    /** What dishes named without their ingredients usually contain. */
    usually: z.array(UsualAllergen),
    /** False if some words were not understood, so that nothing can be ruled out. */
    is_whole: z.boolean(),
    diets: z.record(Diet, z.enum(dietStates)),
    additives: z.array(z.string()),
    nova: z.int().nullable(),
    nutri_grade: z.string().nullable(),
    health_stars: z.number().nullable(),
    source: z.enum(foodSources),
    /** Terms of use of the data, if others collected it. */
    licence: z.string().nullable(),
    status: z.enum(foodStatuses),
    reject_reason: z.string().nullable(),
    version: z.int(),
    warnings: z.array(FoodWarning),
    is_favourite: z.boolean(),
    is_own: z.boolean(),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'FoodProduct' });
export type FoodProduct = z.infer<typeof FoodProduct>;

/** One field that differs between two versions of a product. */
export const FoodChange = z
  .object({
    field: z.enum([
      'name',
      'brand',
      'quantity',
      'category',
      'ingredients',
      'labels',
      'nutrition',
      'declared',
    ]),
    /** Two letters; only of ingredients. */
    language: z.string().nullable(),
    before: z.string(),
    after: z.string(),
  })
  .meta({ id: 'FoodChange' });
export type FoodChange = z.infer<typeof FoodChange>;

export const FoodVersion = z
  .object({ version: z.int(), changed_at: Moment, changes: z.array(FoodChange) })
  .meta({ id: 'FoodVersion' });

/** The reply of a scan: the product, and whether its recipe has changed since the viewer last scanned it. */
export const ScannedProduct = FoodProduct.extend({
  recipe_changed: FoodVersion.nullable(),
}).meta({ id: 'ScannedProduct' });

export const Source = z
  .object({ id: z.string(), title: z.string(), publisher: z.string(), url: z.string().nullable() })
  .meta({ id: 'FoodSource' });

/** One ingredient as it was recognised, with its judgement and the reasons. */
export const NamedIngredient = z
  .object({
    words: z.string(),
    /** Its usual English name, if the pack prints another; null if the words are clear enough. */
    name: z.string().nullable(),
    additive: z.object({ number: z.string(), class: z.string() }).nullable(),
    origins: z.array(z.string()),
    verdicts: Verdicts,
    /** Under the caller's profile. */
    verdict: HalalVerdict,
    /** How it was reached, step by step. */
    steps: z.array(z.string()),
    why: z.string().nullable(),
    source: Source.nullable(),
  })
  .meta({ id: 'NamedIngredient' });

export const FoodFinding = z
  .object({
    text: z.string(),
    section: z.string(),
    /** Depth of brackets around it. */
    depth: z.int(),
    percent: z.number().nullable(),
    named: z.array(NamedIngredient),
    unknown: z.array(z.string()),
    denied: z.array(z.string()),
  })
  .meta({ id: 'FoodFinding' });

/** The engine's whole analysis of a list of ingredients. */
export const FoodAnalysis = z
  .object({
    engine_version: z.int(),
    verdicts: Verdicts,
    findings: z.array(FoodFinding),
    unknown: z.array(z.string()),
    alcohol: z.enum(['drink', 'carrier', 'trace', 'none']),
    additives: z.array(
      z.object({
        number: z.string(),
        name: z.string(),
        class: z.string(),
        why: z.string(),
        source: Source.nullable(),
      }),
    ),
    /** Labels that an ingredient contradicts. */
    conflicts: z.array(z.object({ label: z.string(), words: z.string() })),
    certificate: z.enum(['counts', 'expired', 'undated', 'unknown-certifier']).nullable(),
  })
  .meta({ id: 'FoodAnalysis' });
export type FoodAnalysis = z.infer<typeof FoodAnalysis>;

export const FoodProductDetail = FoodProduct.extend({
  countries: z.array(z.string()),
  /** Lists besides the main one; each is judged and the strictest verdict counts. */
  other_lists: z.array(OtherList),
  /** Where the lists and the declared facts contradict each other; the stricter counts. */
  differences: z.array(FoodDifference),
  composition: FoodComposition,
  /** Language → ingredients as printed. */
  ingredients_by_language: z.record(z.string(), z.string()),
  main_language: z.string(),
  labels: z.array(FoodLabel),
  images: z.array(FoodImage),
  analysis: FoodAnalysis,
  history: z.array(FoodVersion),
  alternatives: z.array(FoodProduct),
  scan_count: z.int(),
  /** Whether a suggestion of the caller's own is pending. */
  has_own_suggestion: z.boolean(),
}).meta({ id: 'FoodProductDetail' });
export type FoodProductDetail = z.infer<typeof FoodProductDetail>;

/** The digits below a barcode; the API checks the last one. */
export const ProductCode = z
  .string({ error: 'Product code is required.' })
  .trim()
  .min(1, { error: 'Product code is required.', abort: true })
  .regex(/^\d{8,14}$/, 'Please enter the 8 to 14 digits below the barcode.')
  .meta({ examples: ['9300675024235'] });

/** The message for a code with a wrong check digit. */
export const wrongDigitText = 'These digits are no product code. Please check them against the pack.';

export const getFoodProduct = endpoint({
  method: 'GET',
  path: '/halalproducts/:id',
  spec: ['food-scanner/food-product-get'],
  access: 'anyone',
  summary:
    'One food with every ingredient’s verdict, reasons and sources, its history and better alternatives.',
  params: z.object({ id: anyId('scanner.product') }),
  query: fromQueryString(z.object(profileFields)),
  reply: FoodProductDetail,
});

export const scanFoodProduct = endpoint({
  method: 'GET',
  path: '/halalproduct_scan',
  spec: ['food-scanner/halalproduct_scan'],
  access: 'anyone',
  summary: 'The food of a barcode; the scan is noted for the account or the device.',
  query: fromQueryString(z.object({ product_code: ProductCode, ...profileFields })),
  reply: ScannedProduct,
});

/** Ids joined by commas or hyphens, as in the page's path. */
export const maxComparedFoods = 4;
const comparedText = inSchema(say`Please choose 2 to ${maxComparedFoods} products.`);
const ComparedFoods = z
  .string({ error: comparedText })
  .max(100, comparedText)
  .regex(/^\d{1,15}([,-]\d{1,15})*$/, comparedText)
  .transform((ids) => [...new Set(ids.split(/[,-]/).map(Number))])
  .refine((ids) => ids.length >= 2 && ids.length <= maxComparedFoods, comparedText)
  .meta({ examples: ['1,2'] });

export const compareFoodProducts = endpoint({
  method: 'GET',
  path: '/halalproducts/compare',
  spec: ['food-scanner/food-product-compare'],
  access: 'anyone',
  summary: 'Two to four foods side by side, in the order asked for; what is not public is left out.',
  query: fromQueryString(z.object({ ids: ComparedFoods, ...profileFields })),
  reply: z.array(FoodProduct),
  errors: ['items-not-found'],
});

/** Suggested by the form; other texts are accepted. */
export const foodReportReasons = [
  'Ingredients are wrong',
  'The verdict is wrong',
  'Wrong product or picture',
  'Allergens are missing',
] as const;

export const reportFoodProduct = endpoint({
  method: 'POST',
  path: '/halalproducts/:id/report',
  access: 'signed-in',
  summary: 'Reports a mistake in a food to the admin, once per user.',
  params: z.object({ id: anyId('scanner.product') }),
  body: z.object(reportFields),
  reply: Nothing,
  message: 'Report sent successfully.',
  errors: ['food-reported-already'],
  limit: { max: 30, seconds: 60 },
});
