import type { Person } from './accounts.ts';
import type { WrittenFood } from './content/foods/written-food.ts';
import { type Rng, seededRng } from './content/rng.ts';
import { marketDays } from './life.ts';

/** Added by Souk, sent by a user and verified, still waiting, or rejected. */
export type FoodFate = 'house' | 'sent' | 'waiting' | 'rejected';

export interface PlannedFood {
  food: WrittenFood;
  fate: FoodFate;
  /** The user who sent it. */
  sender: Person | undefined;
  daysAgo: number;
  /** Day of each change of its recipe, in order. */
  changeDays: number[];
  /** Its list is photographed as well. */
  hasPanel: boolean;
}

/** Most foods exist before anybody scans. */
const openingDays = 3;

/** Of 800 foods. */
const handful: Readonly<Record<Exclude<FoodFate, 'house'>, number>> = { sent: 28, waiting: 12, rejected: 3 };
/** How many of each the private demo account has sent. */
const ofDemo: Readonly<Record<Exclude<FoodFate, 'house'>, number>> = { sent: 5, waiting: 2, rejected: 1 };

const dayOf = (rng: Rng, fate: FoodFate): number => {
  if (fate === 'waiting') return rng.int(0, 6);
  if (fate !== 'house') return rng.int(8, 50);
  return rng.chance(0.75)
    ? rng.int(marketDays - openingDays, marketDays)
    : rng.int(1, marketDays - openingDays);
};

/** Who adds which food when, and when its recipe changes. */
export function planFoods(
  seed: number,
  foods: readonly WrittenFood[],
  senders: readonly Person[],
): PlannedFood[] {
  const rng = seededRng(seed);
  const scale = Math.min(1, foods.length / 800);
  const fates = Object.entries(handful).flatMap(([fate, many]) =>
    Array.from({ length: Math.round(many * scale) }, (_, index) => ({
      fate: fate as Exclude<FoodFate, 'house'>,
      index,
    })),
  );
  // The first foods are the ones that many scan. A user who sends one types one list.
  const steady = foods.filter(({ earlier, facts }) => earlier.length === 0 && facts.mainLanguage === 'en');
  const sent = new Map(fates.map((by, index) => [steady.at(-1 - index), by]));
  return foods.map((food, place) => {
    const by = sent.get(food);
    const fate = by?.fate ?? 'house';
    const isChanged = food.earlier.length > 0;
    const isOfDemo = by && by.index < ofDemo[by.fate];
    return {
      food,
      fate,
      daysAgo: isChanged ? marketDays - 1 : dayOf(rng, fate),
      sender: by ? (isOfDemo ? senders[0] : rng.pick(senders.slice(1))) : undefined,
      changeDays: food.earlier.map((_, step) => rng.int(3, 12) + (food.earlier.length - 1 - step) * 20),
      hasPanel: by !== undefined || (place % 14 === 0 && food.facts.mainLanguage === 'en'),
    };
  });
}
