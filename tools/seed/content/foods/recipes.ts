import { bakery } from './bakery.ts';
import { chilled } from './chilled.ts';
import { dairy } from './dairy.ts';
import { drinks } from './drinks.ts';
import { fishAndTofu } from './fish-and-tofu.ts';
import { forHealth } from './for-health.ts';
import { southAndEast } from './from-asia.ts';
import { europe } from './from-europe.ts';
import { meals } from './meals.ts';
import { meat } from './meat.ts';
import { pantry } from './pantry.ts';
import type { Recipe } from './recipe.ts';
import { sauces } from './sauces.ts';
import { snacks } from './snacks.ts';
import { sweets } from './sweets.ts';

/** Everything that the makers of the demo market make. */
export const recipes: readonly Recipe[] = [
  ...bakery,
  ...sweets,
  ...dairy,
  ...chilled,
  ...meat,
  ...fishAndTofu,
  ...meals,
  ...sauces,
  ...pantry,
  ...snacks,
  ...drinks,
  ...forHealth,
  ...europe,
  ...southAndEast,
];
