import {
  createRole,
  hashPassword,
  openAccount,
  setRoleOf,
  users,
} from '../../apps/api/src/modules/identity/index.ts';
import { learnWords } from '../../apps/api/src/modules/search/words/learn-words.ts';
import { clock, daysMs } from '../../apps/api/src/platform/clock.ts';
import { demoPassword, makeAccounts } from './accounts.ts';
import { historyDays, planAds, postHistory } from './ads.ts';
import { seededRng } from './content/rng.ts';
import type { Market } from './market.ts';
import { Pictures } from './pictures.ts';
import { anyPlace } from './places.ts';
import { saveSearches, useAds } from './talk.ts';

interface Size {
  adCount: number;
  seed: number;
}

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
    }),
  );
  const role = await createRole(database.db, { name: 'Administrator', permissions: ['*'] });
  await setRoleOf(database.db, admin.id, role.id);
  return admin.id;
}

/** Makes a market with a past by living through it, the same one for the same seed. */
export async function makeMarket(market: Market, { adCount, seed }: Size): Promise<void> {
  const rng = seededRng(seed);
  const pictures = new Pictures();
  const began = performance.now();
  const say = (line: string) =>
    market.say(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

  clock.setAhead(-daysMs(historyDays));
  const adminId = await makeAdmin(market);
  const people = await makeAccounts(market, rng, pictures, anyPlace);
  // Demo accounts have a password that everybody knows; this mark keeps them out of production.
  await market.database.db.update(users).set({ isDemo: true });
  say(`${people.length + 1} accounts`);

  await saveSearches(market, rng, people);
  const plan = planAds(rng, people, adCount);
  await postHistory(market, pictures, adminId, plan, (_daysAgo, fresh) => useAds(market, rng, people, fresh));
  // The lexicon would learn within a minute; the first visitor makes his slips before that.
  await learnWords(market.database.db);
  say(`${plan.length} ads over ${historyDays} days, with what people did about them`);
}
