import { join } from 'node:path';
import {
  createRole,
  hashPassword,
  openAccount,
  setRoleOf,
  users,
} from '../../apps/api/src/modules/identity/index.ts';
import { learnWords } from '../../apps/api/src/modules/search/words/learn-words.ts';
import { clock, daysMs } from '../../apps/api/src/platform/clock.ts';
import type { Config } from '../../apps/api/src/platform/config.ts';
import { shareJobs } from '../../apps/api/src/platform/jobs/seeding-part.ts';
import type { OpeningProgress } from '../../apps/api/src/platform/opening.ts';
import { demoPassword, makeAccounts } from './accounts.ts';
import { seededRng } from './content/rng.ts';
import type { Ground, Size } from './ground.ts';
import { marketDays } from './life.ts';
import { type Market, openMarket } from './market.ts';
import { parts } from './parts.ts';
import { Pictures } from './pictures.ts';
import { anyPlace } from './places.ts';
import { startSideBySide } from './side-by-side.ts';

interface Telling {
  say: (line: string) => void;
  /** Called after each day with the progress of the slowest part. */
  tell: (progress: OpeningProgress) => void;
}

/** Accounts are opened on the day before the first day of history. */
const foundedDaysAgo = marketDays + 1;

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

/** The accounts that all parts use. */
async function layGround(market: Market, size: Size): Promise<Ground> {
  const today = clock.now().toISOString().slice(0, 10);
  market.goBack(daysMs(foundedDaysAgo));
  const adminId = await makeAdmin(market);
  const { seed, businessCount } = size;
  const given = { places: anyPlace, businessCount };
  const people = await makeAccounts(market, seededRng(seed), new Pictures(), given);
  // The password of demo accounts is public; this mark keeps them out of production.
  await market.database.db.update(users).set({ isDemo: true });
  return { size, adminId, people, today };
}

/** Jobs that the parts have booked for later are for everybody from here on. */
async function bringTogether(market: Market): Promise<void> {
  market.goBack(0);
  await shareJobs(market.database.db);
  await market.settle();
  // The lexicon would learn within a minute, but the first visitor may misspell a word before that.
  await learnWords(market.database.db);
}

/**
 * Makes a market with a history by acting it out: first everybody signs up, and then each trade runs in a separate
 * process, the same for the same seed.
 */
export async function makeMarket(
  config: Config,
  url: string,
  size: Size,
  { say, tell }: Telling,
): Promise<void> {
  const began = performance.now();
  const report = (line: string) =>
    say(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  const market = await openMarket(config, url);
  const settings = { SOUK_DATA: config.SOUK_DATA, SOUK_DATABASE: url };
  const program = join(import.meta.dirname, 'live-part.ts');
  const trades = startSideBySide(program, Object.keys(parts), settings);
  try {
    const ground = await layGround(market, size);
    report(`${ground.people.length + 1} accounts`);
    await trades.live(ground, { tell, ended: (name) => report(name) });
    await bringTogether(market);
    report(
      `${size.adCount} ads, ${size.productCount} products, ${size.orderCount} orders, ${size.foodCount} foods, ${size.bookingCount} bookings, ${size.quoteCount} quotes over ${marketDays} days`,
    );
  } finally {
    trades.stop();
    await market.close();
  }
}
