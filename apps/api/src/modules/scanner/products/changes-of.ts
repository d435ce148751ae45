import type { Label } from '@souk/food/judging/evidence';
import { certifiers } from '@souk/food/tables/certifiers';
import type { Declared, PackFacts, PackNutrition, ProductChange } from './product.tables.ts';

function wordsOfLabel(label: Label): string {
  if (label.kind !== 'halal-certificate') return label.kind === 'halal-claim' ? 'halal' : label.kind;
  const name = certifiers.find(({ id }) => id === label.certifierId)?.name ?? label.certifierId;
  const until = label.validUntil && `valid until ${label.validUntil}`;
  return `halal certificate (${[name, label.number, until].filter(Boolean).join(', ')})`;
}

const wordsOfLabels = (labels: readonly Label[]): string => labels.map(wordsOfLabel).sort().join(', ');

/** In a fixed order, so that equal values give equal text. */
const nutritionNames = [
  ...(['energyKj', 'fatG', 'saturatedG', 'carbohydratesG', 'sugarsG'] as const),
  ...(['fibreG', 'proteinG', 'saltG', 'fruitPercent'] as const),
] as const satisfies readonly (keyof PackNutrition)[];

/** "fatG" with 10 is "fat 10 g". */
function sayNutrient(name: (typeof nutritionNames)[number], value: number): string {
  if (name === 'energyKj') return `energy ${value} kJ`;
  return name === 'fruitPercent' ? `fruit ${value} %` : `${name.slice(0, -1)} ${value} g`;
}

const wordsOfNutrition = (nutrition: PackNutrition | null): string =>
  nutritionNames
    .flatMap((name) => {
      const value = nutrition?.[name] ?? null;
      return value === null ? [] : sayNutrient(name, value);
    })
    .join(', ');

/** "contains milk; may contain nuts; additives 322" */
const wordsOfDeclared = (declared: Declared | null): string =>
  declared
    ? [
        ...declared.contains.map((name) => `contains ${name}`),
        ...declared.mayContain.map((name) => `may contain ${name}`),
        ...declared.additives.map((number) => `additive ${number}`),
        ...declared.shelves,
      ].join(', ')
    : '';

/** The differences between two packs in the order of the page; empty if they say the same. */
export function changesOf(before: PackFacts, after: PackFacts): ProductChange[] {
  const plain = (['name', 'brand', 'quantity', 'category'] as const).map((field) => ({
    field,
    language: null,
    before: before[field] ?? '',
    after: after[field] ?? '',
  }));
  const languages = [...new Set([...Object.keys(before.ingredients), ...Object.keys(after.ingredients)])];
  const lists = languages.sort().map((language) => ({
    field: 'ingredients' as const,
    language,
    before: before.ingredients[language] ?? '',
    after: after.ingredients[language] ?? '',
  }));
  const others = [
    {
      field: 'labels' as const,
      language: null,
      before: wordsOfLabels(before.labels),
      after: wordsOfLabels(after.labels),
    },
    {
      field: 'nutrition' as const,
      language: null,
      before: wordsOfNutrition(before.nutrition),
      after: wordsOfNutrition(after.nutrition),
    },
  ];
  const declared = {
    field: 'declared' as const,
    language: null,
    before: wordsOfDeclared(before.declared),
    after: wordsOfDeclared(after.declared),
  };
  return [...plain, ...lists, ...others, declared].filter((change) => change.before !== change.after);
}
