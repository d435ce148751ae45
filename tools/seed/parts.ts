import { constants } from 'node:os';
import { hoursMs } from '../../apps/api/src/platform/clock.ts';
import { planAds, postDay } from './ads.ts';
import { BookingTrade } from './bookings.ts';
import { writeFoods } from './content/foods/write-foods.ts';
import { seededRng } from './content/rng.ts';
import { FoodScanner } from './foods.ts';
import type { Ground } from './ground.ts';
import type { Life, Part } from './life.ts';
import { saveSearches, useAds } from './talk.ts';
import { ShopTrade } from './trade.ts';

/** Shops and the scanner are active at another hour of each day. */
const eveningOf = (daysAgo: number): number => hoursMs(2 + ((daysAgo * 7) % 10));

const scannerOf: (...given: Parameters<Part>) => FoodScanner = (cast, { size, today }: Ground) =>
  new FoodScanner(cast, writeFoods(size.seed + 2, size.foodCount, today), size.seed + 3);

/** The shops' trade; some of the scanner's foods are on sale there, whichever is made first. */
const shops: Part = (cast, ground): Life => {
  const { productCount, orderCount, seed } = ground.size;
  const stock = { productCount, orderCount, foods: scannerOf(cast, ground).onShelves, today: ground.today };
  const trade = new ShopTrade(cast, seededRng(seed + 1), stock);
  return {
    beforeNight: eveningOf,
    open: () => trade.open(),
    liveDay: (daysAgo) => trade.liveDay(daysAgo),
    close: () => trade.close(),
  };
};

/** The ads and the messages about them. */
const ads: Part = (cast, { size }): Life => {
  const { market, pictures, adminId, people } = cast;
  const rng = seededRng(size.seed + 4);
  const byDay = Map.groupBy(planAds(rng, people, size.adCount), ({ daysAgo }) => daysAgo);
  return {
    beforeNight: () => 0,
    open: () => saveSearches(market, rng, people),
    liveDay: async (daysAgo) => {
      const fresh = await postDay(market, pictures, adminId, byDay.get(daysAgo) ?? []);
      await useAds(market, rng, people, fresh);
    },
  };
};

const scanner: Part = (cast, ground): Life => {
  const foods = scannerOf(cast, ground);
  return {
    beforeNight: eveningOf,
    liveDay: (daysAgo) => foods.liveDay(daysAgo),
    close: () => foods.close(),
  };
};

const bookings: Part = (cast, { size }): Life => {
  const trade = new BookingTrade(cast, { ...size, seed: size.seed + 5 });
  return {
    beforeNight: eveningOf,
    open: () => trade.open(),
    liveDay: (daysAgo) => trade.liveDay(daysAgo),
  };
};

/** All trades of the market, made in parallel; a new one is added by a line here, the longest to make first. */
export const parts: Readonly<Record<string, Part>> = { bookings, shops, ads, scanner };

/** Three steps halve what a process gets of a busy core. */
const stepsApart = 2;
const { PRIORITY_LOW } = constants.priority;

/** Each part gives way to longer ones, so that all end together: what is left to one alone uses one core. */
export const priorityOf = (name: string, own: number): number =>
  Math.min(PRIORITY_LOW, own + stepsApart * Object.keys(parts).indexOf(name));
