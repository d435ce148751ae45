import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { line } from '../../shared/texts.ts';
import { anyId, Tick } from '../../shared/values.ts';
import { Allergen, Diet, HalalVerdict } from '../food/values.ts';
import { FoodProduct } from './products.ts';
import { profileFields } from './profiles.ts';
import { FoodShelf } from './values.ts';
import { allergens, diets, type FoodCategory, foodCategories, foodListTypes } from './words.ts';

const isPlace = (shelf: unknown): boolean =>
  typeof shelf === 'number' || (typeof shelf === 'string' && /^\d+$/.test(shelf));

/** A category by its key, or by its position as the specification's clients send it; invalid values filter nothing. */
const OptionalShelf = z
  .preprocess((shelf) => (isPlace(shelf) ? foodCategories[Number(shelf) - 1] : shelf), FoodShelf.optional())
  .catch(undefined);

export const categoryIdOf = (category: FoodCategory): number => foodCategories.indexOf(category) + 1;

export const foodSorts = ['most-recent', 'top-rated', 'asc', 'desc'] as const;

export const FoodListQuery = z.object({
  keyword: blankAsMissing(line(120).optional()),
  list_type: blankAsMissing(z.enum(foodListTypes).optional()).catch(undefined),
  category_id: OptionalShelf,
  /** Verdict under the caller's profile. */
  halal_status: blankAsMissing(HalalVerdict.optional()).catch(undefined),
  /** Foods without these, traces included. */
  allergen_free: blankAsMissing(listOf(Allergen, allergens.length).optional()),
  /** Foods that certainly suit these. */
  diet: blankAsMissing(listOf(Diet, diets.length).optional()),
  brand: blankAsMissing(line(120).optional()),
  sort: blankAsMissing(z.enum(foodSorts).optional()).catch(undefined),
  ...profileFields,
  ...PageQuery.shape,
});
export type FoodListQuery = z.infer<typeof FoodListQuery>;

export const FoodPage = pageOf(FoodProduct)
  .extend({
    /** False if there are more than were counted. */
    total_is_exact: z.boolean(),
    /** True if no name contains the words as typed, so that the most similar are shown. */
    is_fuzzy: z.boolean(),
  })
  .meta({ id: 'FoodPage' });

export const listFoodProducts = endpoint({
  method: 'POST',
  path: '/halalproduct_list',
  spec: ['food-scanner/halalproduct_list'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Foods by list, words, verdict, allergens, diet, shelf and brand; typing errors are forgiven.',
  body: FoodListQuery,
  reply: FoodPage,
});

export const toggleFoodFavourite = endpoint({
  method: 'POST',
  path: '/product_add_remove_favorite',
  spec: ['food-scanner/product_add_remove_favorite'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Keeps a food among the favourites or takes it out; turns it round where nothing is said.',
  body: z.object({
    product_id: anyId('scanner.product'),
    favorite: blankAsMissing(Tick.optional()),
  }),
  reply: z.object({ favorite: z.boolean() }),
});
