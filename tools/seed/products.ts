import {
  approveProduct,
  archiveProduct,
  createProduct,
  rejectProduct,
  uploadImages,
} from '../../apps/api/src/modules/retail/index.ts';
import { clock, minutesMs } from '../../apps/api/src/platform/clock.ts';
import type { Person } from './accounts.ts';
import { foodsFor, writeShelfFood } from './content/foods/write-shelf-food.ts';
import type { WrittenFood } from './content/foods/written-food.ts';
import { categoriesOf, type WrittenProduct, writeProduct } from './content/products/write-product.ts';
import { palette, type Stocking } from './content/products/write-variants.ts';
import { type Rng, seededRng } from './content/rng.ts';
import { inParallel } from './in-parallel.ts';
import { marketDays } from './life.ts';
import type { Market } from './market.ts';
import type { Pictures } from './pictures.ts';

type Fate = 'approved' | 'pending' | 'rejected' | 'archived' | 'draft';

export interface PlannedProduct {
  owner: Person;
  categoryId: number;
  daysAgo: number;
  fate: Fate;
  stocking: Stocking;
  seed: number;
  /** Position in the plan, which orders the lists of a day. */
  place: number;
  /** A food of the scanner that the shop sells. */
  food?: WrittenFood | undefined;
}

/** A product on sale, with its variants. */
export interface OfferedProduct {
  id: number;
  owner: Person;
  title: string;
  priceCents: number;
  options: Record<string, string>[];
  isPlenty: boolean;
  place: number;
}

/** Most products are on sale before the first customer comes. */
const openingDays = 6;

const dayOf = (rng: Rng, fate: Fate): number => {
  if (fate === 'pending') return rng.int(0, 2);
  return rng.chance(0.8)
    ? rng.int(marketDays - openingDays, marketDays)
    : rng.int(1, marketDays - openingDays);
};

/** Distributes the wanted number of products over the shops; the first, the demo's, gets a few more. */
export function planProducts(rng: Rng, shops: readonly Person[], count: number): PlannedProduct[] {
  const each = count / shops.length;
  const plan = shops.flatMap((owner, index) => {
    const categories = categoriesOf(owner.shop?.departments ?? []);
    const many = Math.round(index === 0 ? each * 1.15 : each * (0.88 + rng.next() * 0.22));
    return Array.from({ length: many }, () => {
      const fate: Fate = rng.weighted({ approved: 906, pending: 24, rejected: 20, archived: 25, draft: 25 });
      const stocking: Stocking = rng.weighted({ plenty: 88, few: 8, none: 4 });
      const seed = rng.int(1, 2 ** 30);
      return {
        owner,
        categoryId: rng.pick(categories),
        daysAgo: dayOf(rng, fate),
        fate,
        stocking,
        seed,
      };
    });
  });
  return plan.map((product, place) => ({ ...product, place }));
}

/** So many products are packs that the scanner knows, some in several shops. */
const lentFoods = 60;

/** Lets shops sell foods of the scanner; their certificates must still be valid today, when the visitor comes. */
export function lendFoods(
  rng: Rng,
  plan: readonly PlannedProduct[],
  foods: readonly WrittenFood[],
  today: string,
): PlannedProduct[] {
  const shelves = Map.groupBy(
    plan.filter(({ fate }) => fate === 'approved'),
    ({ categoryId }) => categoryId,
  );
  const lent = new Map<PlannedProduct, WrittenFood>();
  const onShelf = new Set<string>();
  const offers = [...shelves].flatMap(([categoryId, planned]) => {
    // The first few of a category are sold by several shops.
    const known = foodsFor(foods, categoryId, today).slice(0, 14);
    return known.length > 0 ? planned.map((product) => ({ product, known })) : [];
  });
  for (const { product, known } of rng.shuffle(offers)) {
    const food = rng.pick(known);
    const key = `${product.owner.id} ${food.gtin}`;
    if (lent.size === lentFoods || onShelf.has(key)) continue;
    onShelf.add(key);
    lent.set(product, food);
  }
  return plan.map((product) => ({ ...product, food: lent.get(product) }));
}

const coloursOf = ({ variants }: WrittenProduct): string[] => [
  ...new Set(variants.flatMap(({ options }) => options.Colour ?? [])),
];

/** Plants are green whatever their pot. */
const growing: ReadonlySet<string> = new Set(['monstera', 'plant', 'cactus', 'hangingpot', 'palm']);

async function picturesOf(pictures: Pictures, written: WrittenProduct, seed: number) {
  if (written.food) return { named: [], files: await pictures.ofFood(written.food, false) };
  const named = coloursOf(written);
  const hues = growing.has(written.artKind) ? ['Green'] : palette(written.artKind);
  const shown = named.length > 0 ? named : [hues[seed % hues.length] ?? 'White'];
  return { named, files: await pictures.ofProduct(written.artKind, shown, shown[0] === hues[0]) };
}

/** Titles that a shop uses already; none is used twice. */
type Taken = Set<string>;

function writeFresh(planned: PlannedProduct, taken: Taken): WrittenProduct {
  const { owner, categoryId, stocking, seed, food } = planned;
  const rng = seededRng(seed);
  if (food) return writeShelfFood(rng, food, categoryId, stocking);
  let written = writeProduct(rng, categoryId, stocking);
  for (let tries = 0; tries < 6 && taken.has(`${owner.id} ${written.title}`); tries += 1)
    written = writeProduct(rng, categoryId, stocking);
  taken.add(`${owner.id} ${written.title}`);
  return written;
}

async function keep(market: Market, pictures: Pictures, planned: PlannedProduct, written: WrittenProduct) {
  const { db } = market.database;
  const { owner, fate, seed, place } = planned;
  const { named, files } = await picturesOf(pictures, written, seed);
  const images = await uploadImages(db, owner, files);
  const imageOf = new Map(named.map((colour, index) => [colour, images[index]?.id]));
  return createProduct(db, owner, {
    category_id: written.categoryId,
    title: written.title,
    description: written.description,
    brand: written.brand,
    ingredients: written.ingredients ?? undefined,
    condition: written.condition,
    attributes: written.attributes,
    is_gst_free: written.isGstFree,
    low_stock_at: written.lowStockAt,
    has_pickup: written.hasPickup,
    postage: written.postageCents,
    image_ids: images.map(({ id }) => id),
    submit: fate !== 'draft' && fate !== 'archived',
    variants: written.variants.map(({ sku, barcode, options, priceCents, wasCents, stock, weightGrams }) => ({
      sku: `${sku}-${place}`,
      barcode,
      options,
      price: priceCents,
      was_price: wasCents,
      stock,
      weight_grams: weightGrams,
      image_id: imageOf.get(options.Colour ?? '') ?? null,
      is_active: true,
    })),
  });
}

const rejections = [
  'Please add a photo of the product itself.',
  'Please choose the right category.',
  'The description promises what the label does not say.',
];

async function decide(market: Market, adminId: number, { fate, owner, seed }: PlannedProduct, id: number) {
  const { db } = market.database;
  const admin = { id: adminId };
  if (fate === 'approved') await approveProduct(db, admin, id, { isQuiet: true });
  if (fate === 'rejected') await rejectProduct(db, admin, id, seededRng(seed).pick(rejections));
  if (fate === 'archived') await archiveProduct(db, owner, id);
}

/** Publishes the products of one day; returns the public ones, in the order of the plan. */
export async function fillShelves(
  market: Market,
  pictures: Pictures,
  adminId: number,
  ofDay: readonly PlannedProduct[],
  taken: Taken,
): Promise<OfferedProduct[]> {
  const fresh: OfferedProduct[] = [];
  const works = ofDay.map((planned) => ({ planned, written: writeFresh(planned, taken) }));
  await inParallel(works, 6, async ({ planned, written }) => {
    const { owner, place, fate, stocking } = planned;
    clock.setLocalOffset(minutesMs(place % 50));
    const { id } = await keep(market, pictures, planned, written);
    await decide(market, adminId, planned, id);
    if (fate !== 'approved') return;
    const { title, variants } = written;
    const options = variants.map((variant) => variant.options);
    const priceCents = variants[0]?.priceCents ?? 0;
    fresh.push({ id, owner, title, priceCents, options, isPlenty: stocking === 'plenty', place });
  });
  clock.setLocalOffset(0);
  return fresh.sort((one, other) => one.place - other.place);
}
