import {
  createRole,
  hashPassword,
  openAccount,
  setRoleOf,
  users,
} from '../../apps/api/src/modules/identity/index.ts';
import { learnWords } from '../../apps/api/src/modules/search/words/learn-words.ts';
import { clock, daysMs, hoursMs } from '../../apps/api/src/platform/clock.ts';
import type { OpeningProgress } from '../../apps/api/src/platform/opening.ts';
import { demoPassword, makeAccounts } from './accounts.ts';
import { planAds, postDay } from './ads.ts';
import { writeFoods } from './content/foods/write-foods.ts';
import { seededRng } from './content/rng.ts';
import { FoodScanner } from './foods.ts';
import type { Market } from './market.ts';
import { Pictures } from './pictures.ts';
import { anyPlace } from './places.ts';
import { shopDays } from './products.ts';
import { saveSearches, useAds } from './talk.ts';
import { ShopTrade } from './trade.ts';

interface Size {
  adCount: number;
  productCount: number;
  orderCount: number;
  foodCount: number;
  seed: number;
  /** Hears after each day how far it is. */
  tell: (progress: OpeningProgress) => void;
}

/** Shops trade at another hour of each day; so long before the day's end, which belongs to the ads. */
const eveningOf = (daysAgo: number): number => hoursMs(2 + ((daysAgo * 7) % 10));

async function makeAdmin({ database, app }: Market): Promise<number> {
  const passwordHash = await hashPassword(demoPassword);
  const admin = await database.db.transaction((tx) =>
    openAccount(tx, app.house.config, {
      name: 'Admin',
      email: 'admin@souk.test',
      passwordHash,
      countryCode: null,
      phone: null,
      isPhoneVerified: false,
      sellerType: 'private',
      isConfirmed: true,
    }),
  );
  const role = await createRole(database.db, { name: 'Administrator', permissions: ['*'] });
  await setRoleOf(database.db, admin.id, role.id);
  return admin.id;
}

/** Makes a market with a past by living through it, the same one for the same seed. */
export async function makeMarket(
  market: Market,
  { adCount, productCount, orderCount, foodCount, seed, tell }: Size,
): Promise<void> {
  const rng = seededRng(seed);
  const pictures = new Pictures();
  const began = performance.now();
  const say = (line: string) =>
    market.say(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

  const today = clock.now().toISOString().slice(0, 10);
  market.goBack(daysMs(shopDays) + eveningOf(shopDays));
  const adminId = await makeAdmin(market);
  const people = await makeAccounts(market, rng, pictures, anyPlace);
  // Demo accounts have a password that everybody knows; this mark keeps them out of production.
  await market.database.db.update(users).set({ isDemo: true });
  say(`${people.length + 1} accounts`);

  await saveSearches(market, rng, people);
  const plan = planAds(rng, people, adCount);
  const ads = Map.groupBy(plan, ({ daysAgo }) => daysAgo);
  const cast = { market, pictures, adminId, people };
  const foods = writeFoods(seed + 2, foodCount, today);
  const scanner = new FoodScanner(cast, foods, seed + 3);
  const stock = { productCount, orderCount, foods: scanner.onShelves };
  const trade = new ShopTrade(cast, seededRng(seed + 1), stock);
  await trade.open();
  for (let daysAgo = shopDays; daysAgo >= 0; daysAgo -= 1) {
    await scanner.liveDay(daysAgo);
    await trade.liveDay(daysAgo);
    await market.pass(eveningOf(daysAgo));
    const fresh = await postDay(market, pictures, adminId, ads.get(daysAgo) ?? []);
    await useAds(market, rng, people, fresh);
    if (daysAgo > 0) await market.pass(daysMs(1) - eveningOf(daysAgo - 1));
    else await market.settle();
    tell({ daysMade: shopDays - daysAgo, days: shopDays });
    if (daysAgo % 15 === 0) say(`  ${daysAgo === 0 ? 'today' : `${daysAgo} days ago`}`);
  }
  await scanner.close();
  await trade.close();
  // The lexicon would learn within a minute; the first visitor makes his slips before that.
  await learnWords(market.database.db);
  say(
    `${plan.length} ads, ${productCount} products, ${orderCount} orders, ${foods.length} foods over ${shopDays} days`,
  );
}
