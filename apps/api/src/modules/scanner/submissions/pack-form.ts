import type { PackFields } from '@souk/contract/modules/scanner/submissions';
import type { Label } from '@souk/food/judging/evidence';
import { certifiers } from '@souk/food/tables/certifiers';
import { fieldProblem } from '../../../platform/errors.ts';
import type { PackFacts, PackNutrition } from '../products/product.tables.ts';

const nothingTold: PackNutrition = {
  energyKj: null,
  fatG: null,
  saturatedG: null,
  carbohydratesG: null,
  sugarsG: null,
  fibreG: null,
  proteinG: null,
  saltG: null,
  fruitPercent: null,
};

/** The figures in a form; undefined if there are none. */
function toldNutrition(given: PackFields['nutrition'] = {}): Partial<PackNutrition> | undefined {
  const told = Object.entries({
    energyKj: given.energy_kj,
    fatG: given.fat_g,
    saturatedG: given.saturated_g,
    carbohydratesG: given.carbohydrates_g,
    sugarsG: given.sugars_g,
    fibreG: given.fibre_g,
    proteinG: given.protein_g,
    saltG: given.salt_g,
    fruitPercent: given.fruit_percent,
  }).filter(([, value]) => value !== undefined);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

function nutritionOf(given: PackFields['nutrition']): PackNutrition | null {
  const told = toldNutrition(given);
  return told ? { ...nothingTold, ...told } : null;
}

function certificateOf(form: PackFields): Label[] {
  const { certifier, certificate_number: number, certificate_valid_until: validUntil } = form;
  if (!certifier) return [];
  if (!certifiers.some(({ id }) => id === certifier))
    throw fieldProblem('certifier', 'Please choose a certifier of the list.');
  return [
    {
      kind: 'halal-certificate' as const,
      certifierId: certifier,
      ...(number ? { number } : {}),
      ...(validUntil ? { validUntil } : {}),
    },
  ];
}

const labelsOf = (form: PackFields): Label[] => [
  ...certificateOf(form),
  ...[...new Set(form.labels)].map((kind): Label => ({ kind })),
];

/** The pack described by a form for a new product. */
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
    declared: null,
  };
}

/** The parts of a pack to change; for nutrition only the values that change. */
export type SuggestedPack = Partial<Omit<PackFacts, 'nutrition' | 'declared'>> & {
  nutrition?: Partial<PackNutrition>;
};

export interface SuggestionForm extends PackFields {
  name?: string | undefined;
  has_all_labels?: boolean | undefined;
}

/**
 * All labels if the form lists them all, otherwise the pack's labels plus the form's; undefined without either.
 */
function suggestedLabels(form: SuggestionForm, known: readonly Label[]): Label[] | undefined {
  const told = labelsOf(form);
  if (form.has_all_labels) return told;
  if (told.length === 0) return undefined;
  return [...known.filter(({ kind }) => told.every((label) => label.kind !== kind)), ...told];
}

/** Only what a suggestion changes; for ingredients only its language. */
export function suggestedBy(
  form: SuggestionForm,
  pack: Pick<PackFacts, 'mainLanguage' | 'labels'>,
): SuggestedPack {
  const { name, brand, quantity, category, ingredients } = form;
  const labels = suggestedLabels(form, pack.labels);
  const nutrition = toldNutrition(form.nutrition);
  return {
    ...(name ? { name } : {}),
    ...(brand ? { brand } : {}),
    ...(quantity ? { quantity } : {}),
    ...(category ? { category } : {}),
    ...(ingredients ? { ingredients: { [form.language ?? pack.mainLanguage]: ingredients } } : {}),
    ...(nutrition ? { nutrition } : {}),
    ...(labels ? { labels } : {}),
  };
}

/** The pack with a suggestion applied; a list in a first language becomes the one that is judged. */
export function withSuggestion(pack: PackFacts, suggested: SuggestedPack): PackFacts {
  const nutrition = suggested.nutrition
    ? { ...nothingTold, ...pack.nutrition, ...suggested.nutrition }
    : pack.nutrition;
  const ingredients = { ...pack.ingredients, ...suggested.ingredients };
  const [language] = Object.keys(suggested.ingredients ?? {});
  const mainLanguage = pack.ingredients[pack.mainLanguage]
    ? pack.mainLanguage
    : (language ?? pack.mainLanguage);
  return { ...pack, ...suggested, nutrition, ingredients, mainLanguage };
}
