import type { Config } from '../../../platform/config.ts';
import type { FoodLookup } from './food-lookup.ts';
import { openFoodFacts } from './open-food-facts.ts';
import { simulatedLookup } from './simulated-lookup.ts';

type Settings = Pick<Config, 'OFF_LOOKUP' | 'OFF_URL'>;

function createFoodLookup({ OFF_LOOKUP, OFF_URL }: Settings): FoodLookup | undefined {
  if (OFF_LOOKUP === 'off') return undefined;
  return OFF_LOOKUP === 'simulator' ? simulatedLookup : openFoodFacts(OFF_URL);
}

const made = new WeakMap<Settings, { lookup: FoodLookup | undefined }>();

/** The lookup that the settings allow, if any; one instance per settings. */
export function foodLookupOf(config: Settings): FoodLookup | undefined {
  const known = made.get(config) ?? { lookup: createFoodLookup(config) };
  made.set(config, known);
  return known.lookup;
}
