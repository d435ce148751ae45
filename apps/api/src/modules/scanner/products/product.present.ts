import { categoryIdOf } from '@souk/contract/modules/scanner/lists';
import type { FoodProduct, Nutrition } from '@souk/contract/modules/scanner/products';
import { type FoodProfile, verdictFor, warningsFor } from '@souk/food/profile';
import type { Reader } from '../../../platform/db/database.ts';
import { marksOf } from '../../favourites/index.ts';
import { subjectKey } from '../../search/index.ts';
import { coversOf } from '../images/product-album.ts';
import { productPath } from './code.rules.ts';
import type { ShownProduct } from './product.queries.ts';
import type { PackNutrition } from './product.tables.ts';
import { productKind } from './product-subject.ts';

export const presentNutrition = (nutrition: PackNutrition): Nutrition => ({
  energy_kj: nutrition.energyKj,
  fat_g: nutrition.fatG,
  saturated_g: nutrition.saturatedG,
  carbohydrates_g: nutrition.carbohydratesG,
  sugars_g: nutrition.sugarsG,
  fibre_g: nutrition.fibreG,
  protein_g: nutrition.proteinG,
  salt_g: nutrition.saltG,
  fruit_percent: nutrition.fruitPercent,
});

/** The profile that products are shown for. */
export interface Eyes {
  viewer: { id: number } | null;
  profile: FoodProfile;
}

/** The public view of a food. */
const presentFacts = (product: ShownProduct) => ({
  id: product.id,
  product_code: product.gtin,
  name: product.name,
  brand: product.brand,
  quantity: product.quantity,
  category: product.category,
  category_id: categoryIdOf(product.category),
  path: productPath(product.id),
  ingredients: product.ingredients[product.mainLanguage] ?? null,
  nutrition: product.nutrition && presentNutrition(product.nutrition),
  reasons: product.reasons,
  allergens: product.allergens,
  may_contain: product.mayContain,
  usually: product.usualAllergens,
  is_whole: product.isWhole,
  diets: product.diets,
  additives: product.additives,
  nova: product.nova,
  nutri_grade: product.nutriGrade,
  health_stars: product.healthStars,
  source: product.source,
  licence: product.licence,
  status: product.state,
  reject_reason: product.rejectReason,
  version: product.version,
  created_at: product.createdAt.toISOString(),
  updated_at: product.updatedAt.toISOString(),
});

const allergensOf = ({ allergens, mayContain, usualAllergens, isWhole }: ShownProduct) => ({
  contains: allergens,
  mayContain,
  usually: usualAllergens,
  isWhole,
});

const presentVerdict = (product: ShownProduct, profile: FoodProfile) => ({
  halal_status: product.halalStatus,
  halal_by: product.deskStatus === null ? ('engine' as const) : ('desk' as const),
  halal_note: product.halalNote,
  verdict: verdictFor(product.verdicts, profile),
  verdicts: product.verdicts,
  warnings: warningsFor({ allergens: allergensOf(product), diets: product.diets }, profile),
});

/** Foods as every list shows them, in a constant number of queries. */
export async function presentProducts(
  reader: Reader,
  rows: readonly ShownProduct[],
  { viewer, profile }: Eyes,
): Promise<FoodProduct[]> {
  if (rows.length === 0) return [];
  const covers = await coversOf(
    reader,
    rows.map(({ id }) => id),
  );
  const kept = viewer
    ? (
        await marksOf(
          reader,
          viewer.id,
          rows.map(({ id }) => ({ kind: productKind, id })),
        )
      ).favourites
    : new Set<string>();
  return rows.map((product) => ({
    ...presentFacts(product),
    ...presentVerdict(product, profile),
    image: covers.get(product.id) ?? null,
    is_favourite: kept.has(subjectKey(productKind, product.id)),
    is_own: viewer !== null && product.createdBy === viewer.id,
  }));
}

export async function presentProduct(
  reader: Reader,
  product: ShownProduct,
  eyes: Eyes,
): Promise<FoodProduct> {
  const [shown] = await presentProducts(reader, [product], eyes);
  if (!shown) throw new Error('the product was not presented');
  return shown;
}
