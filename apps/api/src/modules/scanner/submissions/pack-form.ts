import type { PackFields } from '@souk/contract/modules/scanner/submissions';
import type { Label } from '@souk/food/judging/evidence';
import { certifiers } from '@souk/food/tables/certifiers';
import { fieldProblem } from '../../../platform/errors.ts';
import type { PackFacts, PackNutrition } from '../products/product.tables.ts';

function nutritionOf(given: PackFields['nutrition']): PackNutrition | null {
  if (!given || Object.values(given).every((value) => value === undefined)) return null;
  return {
    energyKj: given.energy_kj ?? null,
    fatG: given.fat_g ?? null,
    saturatedG: given.saturated_g ?? null,
    carbohydratesG: given.carbohydrates_g ?? null,
    sugarsG: given.sugars_g ?? null,
    fibreG: given.fibre_g ?? null,
    proteinG: given.protein_g ?? null,
    saltG: given.salt_g ?? null,
    fruitPercent: given.fruit_percent ?? null,
  };
}

function certificateOf(form: PackFields): Label[] {
  const { certifier, certificate_number: number, certificate_valid_until: validUntil } = form;
  if (!certifier) return [];
  if (!certifiers.some(({ id }) => id === certifier))
    throw fieldProblem('certifier', 'Please choose a certifier of the list.');
  return [
    {
      ...{ kind: 'halal-certificate' as const, certifierId: certifier },
      ...(number ? { number } : {}),
      ...(validUntil ? { validUntil } : {}),
    },
  ];
}

const labelsOf = (form: PackFields): Label[] => [
  ...certificateOf(form),
  ...[...new Set(form.labels)].map((kind): Label => ({ kind })),
];

/** The pack that a form for a new product tells of. */
export function packOf(form: PackFields & { name: string }): PackFacts {
  const language = form.language ?? 'en';
  return {
    name: form.name,
    brand: form.brand ?? null,
    quantity: form.quantity ?? null,
    category: form.category ?? 'other',
    countries: [],
    ingredients: form.ingredients ? { [language]: form.ingredients } : {},
    mainLanguage: language,
    nutrition: nutritionOf(form.nutrition),
    labels: labelsOf(form),
  };
}

/** Only what a suggestion says to be another; of the ingredients the language that it tells of. */
export function suggestedBy(
  form: PackFields & { name?: string | undefined },
  { mainLanguage }: Pick<PackFacts, 'mainLanguage'>,
): Partial<PackFacts> {
  const { name, brand, quantity, category, ingredients, nutrition } = form;
  const labels = labelsOf(form);
  const changed = nutritionOf(nutrition);
  return {
    ...(name ? { name } : {}),
    ...(brand ? { brand } : {}),
    ...(quantity ? { quantity } : {}),
    ...(category ? { category } : {}),
    ...(ingredients ? { ingredients: { [form.language ?? mainLanguage]: ingredients } } : {}),
    ...(changed ? { nutrition: changed } : {}),
    ...(labels.length > 0 ? { labels } : {}),
  };
}

/** The pack as it is with a suggestion; a list in a first language is the one that is judged. */
export function withSuggestion(pack: PackFacts, suggested: Partial<PackFacts>): PackFacts {
  const ingredients = { ...pack.ingredients, ...suggested.ingredients };
  const [language] = Object.keys(suggested.ingredients ?? {});
  const mainLanguage = pack.ingredients[pack.mainLanguage]
    ? pack.mainLanguage
    : (language ?? pack.mainLanguage);
  return { ...pack, ...suggested, ingredients, mainLanguage };
}
