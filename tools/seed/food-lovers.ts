import { toggleFoodFavourite } from '@souk/contract/modules/scanner/lists';
import { foodReportReasons, reportFoodProduct } from '@souk/contract/modules/scanner/products';
import { saveFoodProfile } from '@souk/contract/modules/scanner/profiles';
import { suggestFoodChange } from '@souk/contract/modules/scanner/submissions';
import { noteScan } from '../../apps/api/src/modules/scanner/scans/note-scan.ts';
import type { Viewer } from '../../apps/api/src/modules/search/index.ts';
import { clock, minutesMs } from '../../apps/api/src/platform/clock.ts';
import type { Person } from './accounts.ts';
import type { WrittenFood } from './content/foods/written-food.ts';
import type { Rng } from './content/rng.ts';
import { inParallel } from './in-parallel.ts';
import type { Market } from './market.ts';

/** A food that is in the scanner. */
export interface KnownFood {
  id: number;
  food: WrittenFood;
  version: number;
  /** Everybody can see it. */
  isOpen: boolean;
  /** Days ago, if its recipe has changed or will. */
  lastChange: number | undefined;
}

interface Day {
  open: readonly KnownFood[];
  daysAgo: number;
  /** Foods in the whole market, which decides how busy it is. */
  usual: number;
}

const scanDays = 30;
/** At 800 foods. */
const scansPerDay = 70;

/** Few foods are scanned by many users, many by few; which they are is the same every day. */
const popular = (rng: Rng, open: readonly KnownFood[]): KnownFood | undefined =>
  open[Math.floor(rng.next() ** 2.1 * open.length)];

const someViewer = (rng: Rng, people: readonly Person[]): Viewer =>
  rng.chance(0.45) ? { userId: rng.pick(people).id } : { deviceId: `demo-phone-${rng.int(1, 400)}` };

interface PlannedScan {
  viewer: Viewer;
  food: KnownFood;
  scannedAt: Date;
}

const earlier = (minutes: number) => new Date(clock.now().getTime() - minutesMs(minutes));

function scansOf(rng: Rng, people: readonly Person[], { open, daysAgo, usual }: Day): PlannedScan[] {
  if (daysAgo > scanDays) return [];
  const [demo] = people;
  const count = Math.round((scansPerDay * usual) / 800);
  const scans = Array.from({ length: count }, () => ({
    viewer: someViewer(rng, people.slice(1)),
    food: popular(rng, open),
    scannedAt: earlier(rng.int(2, 600)),
  }));
  if (demo) {
    // These foods change their recipe tomorrow: scanned today, the next scan shows the change.
    const changing = open.filter(({ lastChange }) => lastChange === daysAgo - 1).slice(0, 2);
    const own = [...changing, ...(daysAgo % 2 === 0 ? [popular(rng, open), rng.pick(open)] : [])];
    scans.push(
      ...own.map((food, index) => ({
        food,
        viewer: { userId: demo.id },
        scannedAt: earlier(20 + index * 7),
      })),
    );
  }
  return scans.flatMap(({ food, ...scan }) => (food ? { ...scan, food } : []));
}

async function scan(market: Market, scans: readonly PlannedScan[]): Promise<void> {
  const { db } = market.database;
  await inParallel(scans, 6, async ({ viewer, food, scannedAt }) => {
    await noteScan(db, viewer, { productId: food.id, version: food.version, scannedAt });
  });
}

const profileDay = 60;
const schoolsOfMany = ['hanafi', 'shafii', 'maliki', 'hanbali', 'shafii', 'hanafi'] as const;

/** Some save a food profile; the demo account follows the Shafi'i school and avoids peanuts. */
async function saveProfiles(market: Market, rng: Rng, [demo, ...others]: readonly Person[]): Promise<void> {
  const own = { school: 'shafii', strictness: 'standard', avoids: ['peanut'], diets: [] };
  if (demo) await market.call(demo, saveFoodProfile, { body: own });
  await inParallel(others.slice(0, 24), 4, async (person) => {
    const body = {
      school: rng.pick(schoolsOfMany),
      strictness: rng.weighted({ lenient: 20, standard: 60, strict: 20 }),
      avoids: rng.chance(0.4) ? [rng.pick(['milk', 'peanut', 'egg', 'wheat', 'crustacean'])] : [],
      diets: rng.chance(0.2) ? [rng.pick(['vegan', 'vegetarian'])] : [],
    };
    await market.call(person, saveFoodProfile, { body });
  });
}

const favouriteDays: ReadonlySet<number> = new Set([20, 13, 1]);

/** On some days users save favourites, among them foods whose recipes will change. */
async function keepFavourites(
  market: Market,
  rng: Rng,
  [demo, ...others]: readonly Person[],
  { open, usual }: Day,
): Promise<void> {
  const keep = (person: Person, food: KnownFood | undefined) =>
    food && market.call(person, toggleFoodFavourite, { body: { product_id: food.id, favorite: true } });
  const changing = open.filter(({ lastChange, version }) => lastChange !== undefined && version === 1);
  const own = [...changing.slice(0, 1), ...Array.from({ length: 5 }, () => popular(rng, open))];
  if (demo) for (const food of new Set(own)) await keep(demo, food);
  const fans = Array.from(
    { length: Math.round(usual / 20) },
    () => [rng.pick(others), popular(rng, open)] as const,
  );
  for (const [person, food] of fans) await keep(person, food);
}

const comments = [
  'The new pack in the shop lists this. Photographed today in Lakemba.',
  'They make it smaller now.',
  'The sticker on the back says more than the front.',
];

/** What a user has seen on a newer pack. */
function suggestionOf(rng: Rng, { facts }: WrittenFood) {
  const list = facts.ingredients.en;
  if (!list || rng.chance(0.3)) return { quantity: `${facts.quantity} e`, comment: comments[1] };
  const text = list.replace(/\.?( May contain.*)?$/, ', citric acid. May contain traces of sesame.');
  return { ingredients: text, language: 'en', comment: rng.pick(comments) };
}

const mistakes = [
  'My pack says gelatine, here it says pectin.',
  'The halal mark is not on the pack that I bought last week.',
  'This is the 250 g pack.',
  'Sesame is printed in bold on mine.',
  undefined,
];
/** Days with a suggestion or a report. */
const suggestionDays: ReadonlySet<number> = new Set([9, 7, 5, 4, 2, 1]);
const reportDays: ReadonlySet<number> = new Set([8, 6, 3, 2, 1]);

async function correct(market: Market, rng: Rng, people: readonly Person[], day: Day): Promise<void> {
  const { open, daysAgo } = day;
  const listed = open.filter(({ food: written }) => written.facts.ingredients.en !== undefined);
  if (listed.length === 0) return;
  const food = rng.pick(listed);
  const params = { id: food.id };
  const person = rng.pick(people);
  if (suggestionDays.has(daysAgo))
    await market.call(person, suggestFoodChange, { params, body: suggestionOf(rng, food.food) });
  if (!reportDays.has(daysAgo)) return;
  const body = { reason: rng.pick(foodReportReasons), comment: mistakes[daysAgo % mistakes.length] };
  await market.call(person, reportFoodProduct, { params: { id: rng.pick(open).id }, body });
}

/** What users do with foods on a day: scan, save, correct, report. */
export async function useFoods(market: Market, rng: Rng, people: readonly Person[], day: Day): Promise<void> {
  const members = people.filter(({ sellerType }) => sellerType === 'private');
  if (day.daysAgo === profileDay) await saveProfiles(market, rng, members);
  if (day.open.length === 0) return;
  await scan(market, scansOf(rng, members, day));
  if (favouriteDays.has(day.daysAgo)) await keepFavourites(market, rng, members, day);
  await correct(market, rng, members.slice(1), day);
}
