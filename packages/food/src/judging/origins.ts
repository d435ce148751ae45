import { type Grade, type Ruling, rulingOf, type School } from './verdicts.ts';

/**
 * Where an ingredient can come from.
 * - meat: cattle, sheep, goats, poultry and game, lawful by kind and unclear by slaughter
 * - animal: a land animal that is not named
 * - seafood: prawns, crabs, squid, shells; fish stands apart
 * - unclean: blood, carrion, beasts of prey, and what else no school allows
 */
export const origins = [
  'plant',
  'mineral',
  'synthetic',
  'microbe',
  'milk',
  'egg',
  'bee',
  'fish',
  'seafood',
  'insect',
  'meat',
  'animal',
  'pork',
  'alcohol',
  'unclean',
] as const;
export type Origin = (typeof origins)[number];

/** Sources: Qur'an 2:173, 5:3, 5:90 and 5:96; Codex CXG 24-1997; the schools' handbooks on food. */
const rulings: Record<Origin, Grade | Record<School, Grade>> = {
  plant: 'halal',
  mineral: 'halal',
  synthetic: 'halal',
  microbe: 'halal',
  milk: 'halal',
  egg: 'halal',
  bee: 'halal',
  fish: 'halal',
  seafood: { hanafi: 'shunned', maliki: 'halal', shafii: 'halal', hanbali: 'halal' },
  insect: { hanafi: 'haram', maliki: 'doubtful', shafii: 'haram', hanbali: 'haram' },
  meat: 'doubtful',
  animal: 'doubtful',
  pork: 'haram',
  alcohol: 'haram',
  unclean: 'haram',
};

export const rulingOfOrigin = (origin: Origin): Ruling => {
  const ruling = rulings[origin];
  return typeof ruling === 'string' ? rulingOf(() => ruling) : ruling;
};

/** Origins that a vegan label rules in. */
const vegan = new Set<Origin>(['plant', 'mineral', 'synthetic', 'microbe', 'alcohol']);
/** What a vegetarian label allows besides. */
const vegetarian = new Set<Origin>([...vegan, 'milk', 'egg', 'bee']);

export const suits = { vegan, vegetarian } as const;
export type Diet = keyof typeof suits;
