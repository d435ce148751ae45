import { saveFoodProduct } from '@souk/contract/modules/scanner/submissions';
import type { PackSide } from '@souk/contract/modules/scanner/words';
import {
  nameSides,
  placeImages,
  uploadImages,
} from '../../apps/api/src/modules/scanner/images/product-album.ts';
import { reviewFood } from '../../apps/api/src/modules/scanner/index.ts';
import { addProduct } from '../../apps/api/src/modules/scanner/products/add-product.ts';
import { changeProduct } from '../../apps/api/src/modules/scanner/products/change-product.ts';
import { lockProduct } from '../../apps/api/src/modules/scanner/products/product.queries.ts';
import type { PackFacts, PackNutrition } from '../../apps/api/src/modules/scanner/products/product.tables.ts';
import { reanalyseJob } from '../../apps/api/src/modules/scanner/products/reanalyse-products.ts';
import { clock, minutesMs } from '../../apps/api/src/platform/clock.ts';
import { addJob } from '../../apps/api/src/platform/jobs/jobs.ts';
import type { Person } from './accounts.ts';
import type { WrittenFood } from './content/foods/written-food.ts';
import { seededRng } from './content/rng.ts';
import { type KnownFood, useFoods } from './food-lovers.ts';
import type { Cast } from './ground.ts';
import { inParallel } from './in-parallel.ts';
import { type PlannedFood, planFoods } from './plan-foods.ts';

const rejections = [
  'The picture shows another product than the name says. Please send one of the front.',
  'This is an opened jar without a label. We cannot read what is in it.',
  'The code belongs to a multipack; please scan the single pack.',
];

/** What admins know about a food beyond its pack, and why they call it doubtful. */
const deskNotes = [
  'The maker wrote to us on 3 June that the line is rinsed with wine spirit between batches.',
  'The factory also packs a line with pork gelatine and could not show how it is cleaned between.',
  'We have asked the maker twice where its processing aids come from and had no answer.',
];

const nutritionForm = (nutrition: PackNutrition | null) =>
  nutrition
    ? {
        energy_kj: nutrition.energyKj,
        fat_g: nutrition.fatG,
        saturated_g: nutrition.saturatedG,
        carbohydrates_g: nutrition.carbohydratesG,
        sugars_g: nutrition.sugarsG,
        protein_g: nutrition.proteinG,
        salt_g: nutrition.saltG,
        ...(nutrition.fibreG === null ? {} : { fibre_g: nutrition.fibreG }),
        ...(nutrition.fruitPercent === null ? {} : { fruit_percent: nutrition.fruitPercent }),
      }
    : undefined;

/** The pack as its sender types it. */
function formOf({ gtin, facts }: WrittenFood) {
  const certificate = facts.labels.find((label) => label.kind === 'halal-certificate');
  return {
    product_code: gtin,
    name: facts.name,
    brand: facts.brand,
    quantity: facts.quantity,
    category: facts.category,
    language: facts.mainLanguage,
    ingredients: facts.ingredients[facts.mainLanguage],
    nutrition: nutritionForm(facts.nutrition),
    labels: facts.labels.flatMap(({ kind }) => (kind === 'halal-certificate' ? [] : [kind])),
    ...(certificate
      ? {
          certifier: certificate.certifierId,
          certificate_number: certificate.number,
          certificate_valid_until: certificate.validUntil,
        }
      : {}),
  };
}

const sides = (files: readonly unknown[]): PackSide[] =>
  files.map((_, index) => (index === 0 ? 'pack' : 'ingredients'));

/** The scanner's foods, day by day: who adds them, what admins decide, who scans them. */
export class FoodScanner {
  readonly #cast: Cast;
  readonly #plan: PlannedFood[];
  readonly #byDay: Map<number, PlannedFood[]>;
  readonly #known = new Map<PlannedFood, KnownFood>();
  readonly #notes = deskNotes.values();
  readonly #seed: number;

  /** Plans the foods' history; the same one for the same seed. */
  constructor(cast: Cast, foods: readonly WrittenFood[], seed: number) {
    this.#cast = cast;
    this.#seed = seed;
    const senders = cast.people.filter(({ sellerType }) => sellerType === 'private');
    this.#plan = planFoods(seed, foods, senders);
    this.#byDay = Map.groupBy(this.#plan, ({ daysAgo }) => daysAgo);
  }

  /** Foods that shops can sell. */
  get onShelves(): WrittenFood[] {
    return this.#plan.filter(({ fate }) => fate === 'house').map(({ food }) => food);
  }

  async liveDay(daysAgo: number): Promise<void> {
    const { market, people } = this.#cast;
    const today = this.#byDay.get(daysAgo) ?? [];
    await inParallel(today, 6, (planned) => this.#bring(planned));
    clock.setLocalOffset(0);
    for (const planned of this.#plan) {
      if (planned.changeDays.includes(daysAgo)) await this.#change(planned, daysAgo);
      if (planned.daysAgo === daysAgo + 1) await this.#review(planned);
    }
    const known = this.#plan.flatMap((planned) => this.#known.get(planned) ?? []);
    const open = known.filter(({ isOpen }) => isOpen);
    const draws = seededRng(this.#seed + 1 + daysAgo);
    await useFoods(market, draws, people, { open, daysAgo, usual: this.#plan.length });
  }

  /** Certificates have expired in the meantime; the nightly job would find them. */
  async close(): Promise<void> {
    const { market } = this.#cast;
    await addJob(market.database.db, reanalyseJob, {});
    await market.settle();
  }

  async #bring(planned: PlannedFood): Promise<void> {
    const { food, sender, changeDays } = planned;
    clock.setLocalOffset(minutesMs(Number(food.gtin.slice(-4, -1)) % 50));
    const id = sender ? await this.#send(planned, sender) : await this.#add(planned);
    const isOpen = planned.fate === 'house';
    const lastChange = changeDays.at(-1);
    this.#known.set(planned, { id, food, version: 1, isOpen, lastChange });
  }

  /** A food that Souk has added. */
  async #add({ food, hasPanel }: PlannedFood): Promise<number> {
    const { market, pictures, adminId } = this.#cast;
    const { db } = market.database;
    const files = await pictures.ofFood(food, hasPanel);
    const images = await uploadImages(db, { id: adminId }, files);
    return db.transaction(async (tx) => {
      const facts: PackFacts = food.earlier[0] ?? food.facts;
      const product = await addProduct(tx, { gtin: food.gtin, facts, source: 'house', state: 'verified' });
      if (!product) throw new Error(`The code ${food.gtin} is taken.`);
      const ids = images.map(({ id }) => id);
      await placeImages(tx, { id: product.id, ownerId: adminId }, ids);
      await nameSides(tx, images.slice(1), ['ingredients']);
      return product.id;
    });
  }

  async #send({ food, hasPanel }: PlannedFood, sender: Person): Promise<number> {
    const { market, pictures } = this.#cast;
    const files = await pictures.ofFood(food, hasPanel);
    const body = { ...formOf(food), image_sides: sides(files) };
    return (await market.call(sender, saveFoodProduct, { body, files })).id;
  }

  /** The admins' decisions of the day after; on some foods they know more than the pack says. */
  async #review(planned: PlannedFood): Promise<void> {
    const known = this.#known.get(planned);
    if (!known || planned.fate === 'house' || planned.fate === 'waiting') return;
    const { market, adminId } = this.#cast;
    const isRejected = planned.fate === 'rejected';
    const reason = rejections[known.id % rejections.length];
    await market.database.db.transaction(async (tx) => {
      const decision = isRejected
        ? ({ status: 'rejected', reason } as const)
        : ({ status: 'verified' } as const);
      const { halalStatus } = await reviewFood(tx, { id: adminId }, known.id, decision);
      if (isRejected || halalStatus !== 'halal') return;
      const note = this.#notes.next().value;
      const stricter = { status: 'verified', halal_status: 'doubtful', halal_note: note } as const;
      if (note) await reviewFood(tx, { id: adminId }, known.id, stricter);
    });
    known.isOpen = !isRejected;
  }

  async #change(planned: PlannedFood, daysAgo: number): Promise<void> {
    const known = this.#known.get(planned);
    if (!known) return;
    const { earlier, facts } = planned.food;
    const next = earlier[planned.changeDays.indexOf(daysAgo) + 1] ?? facts;
    const { market, adminId } = this.#cast;
    known.version = await market.database.db.transaction(
      async (tx) => (await changeProduct(tx, await lockProduct(tx, known.id), next, adminId)).version,
    );
  }
}
