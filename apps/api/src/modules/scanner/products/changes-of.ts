import type { Label } from '@souk/food/judging/evidence';
import type { PackFacts, PackNutrition, ProductChange } from './product.tables.ts';

const wordsOfLabel = (label: Label): string =>
  label.kind === 'halal-certificate'
    ? [label.kind, label.certifierId, label.number, label.validUntil].filter(Boolean).join(' ')
    : label.kind;

const wordsOfLabels = (labels: readonly Label[]): string => labels.map(wordsOfLabel).sort().join(', ');

/** In a fixed order, so that the same values are the same words. */
const nutritionNames = [
  ...(['energyKj', 'fatG', 'saturatedG', 'carbohydratesG', 'sugarsG'] as const),
  ...(['fibreG', 'proteinG', 'saltG', 'fruitPercent'] as const),
] as const satisfies readonly (keyof PackNutrition)[];

const units = { energyKj: 'energy kJ', fruitPercent: 'fruit %' } as const;
const nameOfNutrient = (name: (typeof nutritionNames)[number]): string =>
  name in units ? units[name as keyof typeof units] : `${name.slice(0, -1)} g`;

const wordsOfNutrition = (nutrition: PackNutrition | null): string =>
  nutritionNames
    .flatMap((name) => (nutrition?.[name] == null ? [] : [`${nameOfNutrient(name)} ${nutrition[name]}`]))
    .join(', ');

/** What differs between two packs, in the order of a page; nothing where they say the same. */
export function changesOf(before: PackFacts, after: PackFacts): ProductChange[] {
  const plain = (['name', 'brand', 'quantity', 'category'] as const).map((field) => ({
    ...{ field, language: null },
    ...{ before: before[field] ?? '', after: after[field] ?? '' },
  }));
  const languages = [...new Set([...Object.keys(before.ingredients), ...Object.keys(after.ingredients)])];
  const lists = languages.sort().map((language) => ({
    ...{ field: 'ingredients' as const, language },
    ...{ before: before.ingredients[language] ?? '', after: after.ingredients[language] ?? '' },
  }));
  const others = [
    {
      ...{ field: 'labels' as const, language: null },
      ...{ before: wordsOfLabels(before.labels), after: wordsOfLabels(after.labels) },
    },
    {
      ...{ field: 'nutrition' as const, language: null },
      ...{ before: wordsOfNutrition(before.nutrition), after: wordsOfNutrition(after.nutrition) },
    },
  ];
  return [...plain, ...lists, ...others].filter((change) => change.before !== change.after);
}
