/** Every substance that either list below names by itself. */
export const allergens = [
  'wheat',
  'rye',
  'barley',
  'oats',
  'spelt',
  'milk',
  'egg',
  'soy',
  'peanut',
  'almond',
  'brazil nut',
  'cashew',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine nut',
  'pistachio',
  'walnut',
  'nuts',
  'sesame',
  'fish',
  'crustacean',
  'mollusc',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

const cereals: Allergen[] = ['wheat', 'rye', 'barley', 'oats', 'spelt'];
const treeNuts: Allergen[] = [
  ...(['almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'brazil nut'] as const),
  ...(['pistachio', 'macadamia', 'nuts'] as const),
];

/** The 14 groups of the European Union (Regulation 1169/2011, Annex II). */
export const europeanAllergens: Record<string, readonly Allergen[]> = {
  gluten: cereals,
  crustaceans: ['crustacean'],
  eggs: ['egg'],
  fish: ['fish'],
  peanuts: ['peanut'],
  soybeans: ['soy'],
  milk: ['milk'],
  nuts: treeNuts,
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame'],
  sulphites: ['sulphites'],
  lupin: ['lupin'],
  molluscs: ['mollusc'],
};

/** Names that Australian and New Zealand packs must use (Food Standards Code, Schedule 9). */
export const australianAllergens: Record<string, readonly Allergen[]> = {
  wheat: ['wheat', 'spelt'],
  gluten: cereals,
  milk: ['milk'],
  egg: ['egg'],
  soy: ['soy'],
  peanut: ['peanut'],
  almond: ['almond'],
  'brazil nut': ['brazil nut'],
  cashew: ['cashew'],
  hazelnut: ['hazelnut'],
  macadamia: ['macadamia'],
  pecan: ['pecan'],
  'pine nut': ['pine nut'],
  pistachio: ['pistachio'],
  walnut: ['walnut'],
  sesame: ['sesame'],
  fish: ['fish'],
  crustacean: ['crustacean'],
  mollusc: ['mollusc'],
  lupin: ['lupin'],
  sulphites: ['sulphites'],
};

/** The groups of a list that these substances belong to. */
export const groupsOf = (list: Record<string, readonly Allergen[]>, found: ReadonlySet<Allergen>): string[] =>
  Object.keys(list).filter((group) => list[group]?.some((allergen) => found.has(allergen)));
