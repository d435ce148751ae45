import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
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

/** What stands on the pack beside the ingredients. */
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

/** A warning against what somebody avoids. */
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
    /** The strictest verdict of the four schools at the standard strictness, or the desk's where that is stricter. */
    halal_status: HalalVerdict,
    /** Whose word `halal_status` is. */
    halal_by: z.enum(['engine', 'desk']),
    halal_note: z.string().nullable(),
    /** The verdict as the caller's profile reads it. */
    verdict: HalalVerdict,
    verdicts: Verdicts,
    /** Words of the ingredients that decide the verdict, the strictest first. */
    reasons: z.array(z.string()),
    allergens: z.array(Allergen),
    may_contain: z.array(Allergen),
    /** What dishes that are named without their ingredients usually contain. */
    usually: z.array(UsualAllergen),
    /** False where words were not understood, so that nothing is ruled out. */
    is_whole: z.boolean(),
    diets: z.record(Diet, z.enum(dietStates)),
    additives: z.array(z.string()),
    nova: z.int().nullable(),
    nutri_grade: z.string().nullable(),
    health_stars: z.number().nullable(),
    source: z.enum(foodSources),
    /** Terms under which the data came to us, where others gathered it. */
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
    /** Of ingredients, two letters. */
    language: z.string().nullable(),
    before: z.string(),
    after: z.string(),
  })
  .meta({ id: 'FoodChange' });
export type FoodChange = z.infer<typeof FoodChange>;

export const FoodVersion = z
  .object({ version: z.int(), changed_at: Moment, changes: z.array(FoodChange) })
  .meta({ id: 'FoodVersion' });

/** What a scan answers: the product, and whether its recipe is another since the viewer scanned it last. */
export const ScannedProduct = FoodProduct.extend({
  recipe_changed: FoodVersion.nullable(),
}).meta({ id: 'ScannedProduct' });

export const Source = z
  .object({ id: z.string(), title: z.string(), publisher: z.string(), url: z.string().nullable() })
  .meta({ id: 'FoodSource' });

/** One ingredient as it was recognised, what is said of it and why. */
export const NamedIngredient = z
  .object({
    words: z.string(),
    /** Its usual English name, where the pack prints another; null where the words are name enough. */
    name: z.string().nullable(),
    additive: z.object({ number: z.string(), class: z.string() }).nullable(),
    origins: z.array(z.string()),
    verdicts: Verdicts,
    /** As the caller's profile reads it. */
    verdict: HalalVerdict,
    /** How that came about, step by step. */
    steps: z.array(z.string()),
    why: z.string().nullable(),
    source: Source.nullable(),
  })
  .meta({ id: 'NamedIngredient' });

export const FoodFinding = z
  .object({
    text: z.string(),
    section: z.string(),
    /** How many brackets it stands in. */
    depth: z.int(),
    percent: z.number().nullable(),
    named: z.array(NamedIngredient),
    unknown: z.array(z.string()),
    denied: z.array(z.string()),
  })
  .meta({ id: 'FoodFinding' });

/** Everything that the engine says of a list of ingredients. */
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
  /** Lists beside the main one; each is judged and the strictest verdict of all counts. */
  other_lists: z.array(OtherList),
  /** Where the lists and what the record declares contradict each other; the stricter counts. */
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
  /** What the caller's own suggestion waits for. */
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

/** Said where the check digit of a code does not fit. */
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

/** Ids joined by commas or hyphens, as the page's path has them. */
export const maxComparedFoods = 4;
const comparedText = `Please choose 2 to ${maxComparedFoods} products.`;
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

/** Offered by the form; other words are taken as well. */
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
