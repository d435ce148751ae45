import type { PostAd } from '@souk/contract/modules/classifieds/ads';
import { categoryTree } from '../../apps/api/src/modules/catalogue/taxonomy/category-tree.ts';
import {
  approveAd,
  markSold,
  postAd,
  rejectAd,
  setAdTier,
  uploadImages,
} from '../../apps/api/src/modules/classifieds/index.ts';
import { clock } from '../../apps/api/src/platform/clock.ts';
import type { Person } from './accounts.ts';
import { writeAd } from './content/ad-texts.ts';
import { type Rng, seededRng } from './content/rng.ts';
import { backTo } from './hours.ts';
import { inParallel } from './in-parallel.ts';
import type { Market } from './market.ts';
import type { Pictures } from './pictures.ts';
import { anyPlace } from './places.ts';

/** What is posted when; the market's history is a list of these. */
export interface PlannedAd {
  owner: Person;
  categoryId: number;
  /** Days before today. */
  daysAgo: number;
  hour: number;
  seed: number;
  /** A paid place: 2 premium, 1 featured. */
  tier: 0 | 1 | 2;
}

export interface PostedAd {
  id: number;
  owner: Person;
  title: string;
  priceCents: number | null;
  group: string;
  /** Of the plan; orders a day's ads however they were posted. */
  seed: number;
}

/** Days of history with ads. */
const adDays = 45;

const classified = categoryTree.filter((category) => category.module === 'classified');
const parents = new Set(classified.map((category) => category.pid));
const leaves = classified.filter((category) => !parents.has(category.id));
const rootOf = (id: number): (typeof classified)[number] | undefined => {
  const category = classified.find((candidate) => candidate.id === id);
  return category && category.pid !== 0 ? rootOf(category.pid) : category;
};

const leavesOf = (test: (root: string, template: string | null) => boolean) =>
  leaves.filter((leaf) => test(rootOf(leaf.id)?.slug ?? '', leaf.template)).map((leaf) => leaf.id);

const shelves = {
  private: leavesOf((_root, template) => template === 'general'),
  car_dealer: leavesOf((root) => root === 'motors').slice(0, 4),
  real_estate: leavesOf((_root, template) => template === 'realestate'),
  job: leavesOf((_root, template) => template === 'job'),
};
type Poster = keyof typeof shelves;
const isPoster = (type: string): type is Poster => type in shelves;

/** Active ads of one account at most, below its limit (10 private, 50 business). */
const perAccount: Record<Poster, [number, number]> = {
  private: [6, 9],
  car_dealer: [38, 48],
  real_estate: [38, 48],
  job: [34, 46],
};

/** Most of the market is fresh, a tenth is older than an ad's life. */
const ageOf = (rng: Rng) => (rng.chance(0.1) ? rng.int(31, adDays - 1) : Math.floor(rng.next() ** 1.4 * 29));

/** However large the market, a page of a list has room for all of its paid places and more. */
export const paidPlaces = { premium: 4, featured: 6 };
/** Ages of boosted ads; whatever is posted today may still wait for the admin. */
const boostedDays = [1, 14] as const;

/** Boosts the newest ads of different categories. */
function boostNewest(plan: readonly PlannedAd[]): PlannedAd[] {
  const [from, to] = boostedDays;
  const fresh = plan
    .filter(({ daysAgo }) => daysAgo >= from && daysAgo <= to)
    .toSorted((a, b) => a.daysAgo - b.daysAgo || b.hour - a.hour);
  const ofCategories = new Map(fresh.toReversed().map((ad) => [ad.categoryId, ad]));
  const chosen = fresh.filter((ad) => ofCategories.get(ad.categoryId) === ad);
  const premium = new Set(chosen.slice(0, paidPlaces.premium));
  const featured = new Set(chosen.slice(premium.size, premium.size + paidPlaces.featured));
  return plan.map((ad) => ({ ...ad, tier: premium.has(ad) ? 2 : featured.has(ad) ? 1 : 0 }));
}

/** Distributes the wanted number of ads over the accounts that may post. */
export function planAds(rng: Rng, people: readonly Person[], count: number): PlannedAd[] {
  const posters = people.filter((person) => isPoster(person.sellerType));
  const usual = posters.map((owner) => rng.int(...perAccount[owner.sellerType as Poster]));
  const scale = count / usual.reduce((sum, each) => sum + each, 0);
  const plan = posters.flatMap((owner, index) =>
    Array.from({ length: Math.round((usual[index] ?? 0) * scale) }, () => ({
      owner,
      categoryId: rng.pick(shelves[owner.sellerType as Poster]),
      daysAgo: ageOf(rng),
      hour: rng.int(6, 22),
      seed: rng.int(1, 2 ** 30),
      tier: 0 as const,
    })),
  );
  return boostNewest(plan);
}

function formOf(rng: Rng, planned: PlannedAd, imageIds: number[]) {
  const written = writeAd(rng, planned.categoryId);
  const isBusiness = planned.owner.sellerType !== 'private';
  const form: PostAd = {
    category_id: planned.categoryId,
    title: written.title,
    description: written.description,
    price: written.priceCents ?? undefined,
    price_type: written.priceType,
    condition: written.condition ?? undefined,
    attributes: written.attributes,
    address: isBusiness && rng.chance(0.5) ? planned.owner.place : anyPlace(rng),
    contact_name: planned.owner.name,
    hide_phone: rng.chance(0.3),
    image_ids: imageIds,
    options: {},
  };
  return { form, written };
}

/** The admin's decision on an ad after it was posted. */
async function decide(
  market: Market,
  rng: Rng,
  adminId: number,
  adId: number,
  { daysAgo, tier }: PlannedAd,
): Promise<boolean> {
  const { db } = market.database;
  const admin = { id: adminId };
  if (daysAgo === 0 && rng.chance(0.35)) return false;
  if (rng.chance(0.015)) {
    await rejectAd(
      db,
      admin,
      adId,
      rng.pick(['Please add a photo of the thing itself.', 'Please choose the right category.']),
    );
    return false;
  }
  await approveAd(db, admin, adId, { isQuiet: true });
  if (tier > 0) await setAdTier(db, adId, tier);
  return true;
}

/** Posts one ad with its pictures at its hour of that day. */
async function postOne(
  market: Market,
  pictures: Pictures,
  adminId: number,
  planned: PlannedAd,
): Promise<PostedAd | undefined> {
  const rng = seededRng(planned.seed);
  const { db } = market.database;
  const { owner, categoryId, daysAgo } = planned;
  const subject = writeAd(seededRng(planned.seed), categoryId);
  const images = await uploadImages(db, owner, await pictures.of(seededRng(planned.seed + 1), subject));
  const { form, written } = formOf(
    rng,
    planned,
    images.map(({ id }) => id),
  );
  const ad = await postAd(db, { id: owner.id, sellerType: owner.sellerType }, form);
  const isPublic = await decide(market, rng, adminId, ad.id, planned);
  if (!isPublic) return undefined;
  if (daysAgo > 2 && rng.chance(0.05)) {
    await markSold(db, { id: owner.id, isAdmin: false }, ad.id, undefined);
    return undefined;
  }
  const group = rootOf(categoryId)?.slug ?? 'general';
  return {
    id: ad.id,
    owner,
    title: written.title,
    priceCents: written.priceCents,
    group,
    seed: planned.seed,
  };
}

/** Posts the ads of one day, each at its hour; returns the public ones, in the same order however they were posted. */
export async function postDay(
  market: Market,
  pictures: Pictures,
  adminId: number,
  ofDay: readonly PlannedAd[],
): Promise<PostedAd[]> {
  const fresh: PostedAd[] = [];
  const inTurn = ofDay.toSorted((a, b) => a.hour - b.hour);
  await inParallel(inTurn, 6, async (planned) => {
    clock.setLocalOffset(backTo(planned.daysAgo, planned.hour, planned.seed % 60));
    const posted = await postOne(market, pictures, adminId, planned);
    if (posted) fresh.push(posted);
  });
  clock.setLocalOffset(0);
  return fresh.sort((a, b) => a.seed - b.seed);
}
