import { addRetailWishlist } from '@souk/contract/modules/favourites/favourites';
import { addCard } from '@souk/contract/modules/payments/methods';
import { addToCart } from '@souk/contract/modules/retail/carts';
import { answerQuestion, askQuestion } from '@souk/contract/modules/retail/questions';
import { payOutJob, proveLedgerJob } from '../../apps/api/src/modules/payments/job-names.ts';
import { recordView } from '../../apps/api/src/modules/search/index.ts';
import { clock, minutesMs } from '../../apps/api/src/platform/clock.ts';
import { addJob } from '../../apps/api/src/platform/jobs/jobs.ts';
import type { Person } from './accounts.ts';
import type { WrittenFood } from './content/foods/written-food.ts';
import { questions } from './content/products/voices.ts';
import { type Rng, seededRng } from './content/rng.ts';
import type { Cast } from './ground.ts';
import { inParallel } from './in-parallel.ts';
import { marketDays } from './life.ts';
import type { Market } from './market.ts';
import { checkOut, type PlannedCheckout, planCheckouts, type Trade } from './orders.ts';
import {
  fillShelves,
  lendFoods,
  type OfferedProduct,
  type PlannedProduct,
  planProducts,
} from './products.ts';
import { boost, issueCodes, openDeals, openPayoutAccounts, subscribe } from './shops.ts';
import { type Story, tellStory } from './stories.ts';

interface Size {
  productCount: number;
  orderCount: number;
  /** Foods of the scanner that shops can sell. */
  foods: readonly WrittenFood[];
  /** The day of the visitor's first visit. */
  today: string;
}

/** Payouts leave on the seventh day of each week. */
const payoutEvery = 7;
const orderDays = marketDays - 4;

async function askAndAnswer(market: Market, rng: Rng, buyer: Person, product: OfferedProduct) {
  const [text, answer] = rng.pick(questions);
  const asked = await market.call(buyer, askQuestion, { params: { id: product.id }, body: { text } });
  if (!rng.chance(0.75)) return;
  await market.call(product.owner, answerQuestion, { params: { id: asked.id }, body: { answer } });
}

/** Users view, save and ask before they buy. */
async function browse(
  market: Market,
  rng: Rng,
  buyers: readonly Person[],
  offered: readonly OfferedProduct[],
) {
  if (offered.length === 0) return;
  const glance = () => offered[Math.floor(rng.next() ** 1.7 * offered.length)];
  for (let looks = 10; looks > 0; looks -= 1) {
    const product = glance();
    const viewer = { userId: rng.pick(buyers).id };
    if (product) await recordView(market.database.db, viewer, { kind: 'retail.product', id: product.id });
  }
  const wished = glance();
  const [demo] = buyers;
  const dreamer = demo && rng.chance(0.2) ? demo : rng.pick(buyers);
  if (wished) await market.call(dreamer, addRetailWishlist, { body: { item_id: wished.id } });
  const asked = glance();
  if (asked) await askAndAnswer(market, rng, rng.pick(buyers), asked);
}

async function payOut(market: Market): Promise<void> {
  await addJob(market.database.db, payOutJob, {});
  await market.settle();
}

/** The shops, day by day: what they publish, who buys it, and what happens to the orders. */
export class ShopTrade {
  readonly #cast: Cast;
  readonly #buyers: readonly Person[];
  readonly #shops: readonly Person[];
  readonly #products: Map<number, PlannedProduct[]>;
  readonly #checkouts: Map<number, PlannedCheckout[]>;
  readonly #stories = new Map<number, Story[]>();
  readonly #offered: OfferedProduct[] = [];
  readonly #taken = new Set<string>();
  readonly #trade: Trade;
  readonly #seed: number;

  /** Plans the shops' past; the same one for the same draws. */
  constructor(cast: Cast, rng: Rng, { productCount, orderCount, foods, today }: Size) {
    this.#cast = cast;
    this.#seed = rng.int(1, 2 ** 30);
    this.#buyers = cast.people.filter(({ sellerType }) => sellerType === 'private');
    this.#shops = cast.people.filter(({ shop }) => shop !== undefined);
    const byDay = ({ daysAgo }: { daysAgo: number }) => daysAgo;
    const products = planProducts(rng, this.#shops, productCount);
    this.#checkouts = Map.groupBy(planCheckouts(rng, this.#buyers, orderCount, orderDays), byDay);
    this.#products = Map.groupBy(lendFoods(seededRng(this.#seed), products, foods, today), byDay);
    this.#trade = {
      offered: [],
      shops: new Map(this.#shops.map((shop) => [shop.id, shop])),
      addresses: new Map(),
      codes: new Map(),
      used: new Set(),
      leftCarts: new Set(),
    };
  }

  async open(): Promise<void> {
    const { market } = this.#cast;
    await openPayoutAccounts(market, this.#shops);
    this.#trade.codes = await issueCodes(market, seededRng(this.#seed), this.#shops);
    const [demo] = this.#buyers;
    if (!demo) return;
    for (const stripeToken of ['tok_visa', 'tok_mastercard'])
      await market.call(demo, addCard, { body: { stripeToken, name: demo.name } });
  }

  async liveDay(daysAgo: number): Promise<void> {
    const { market, pictures, adminId } = this.#cast;
    const shelf = this.#products.get(daysAgo) ?? [];
    this.#offered.push(...(await fillShelves(market, pictures, adminId, shelf, this.#taken)));
    const offered = this.#offered.filter(({ isPlenty }) => isPlenty);
    this.#trade.offered = offered;
    await inParallel(this.#stories.get(daysAgo) ?? [], 4, (story) => this.#goOn(story, daysAgo));
    this.#stories.delete(daysAgo);
    await this.#shop(this.#checkouts.get(daysAgo) ?? [], daysAgo);
    clock.setLocalOffset(0);
    await market.settle();
    const draws = seededRng(this.#seed + 1 + daysAgo);
    await browse(market, draws, this.#buyers, offered);
    if (daysAgo === 61) await subscribe(market, draws, this.#shops);
    if (daysAgo === 40 || daysAgo === 6) await openDeals(market, draws, offered, 60);
    if (daysAgo === 4) await boost(market, draws, offered);
    if (daysAgo % payoutEvery === 1) await payOut(market);
  }

  /** What is open when the visitor comes: orders that wait for their payment, a cart with something in it. */
  async close(): Promise<void> {
    const { market } = this.#cast;
    await addJob(market.database.db, proveLedgerJob, {});
    await market.settle();
    for (const [index, buyer] of this.#buyers.slice(10, 13).entries()) {
      const unpaid = {
        buyer,
        daysAgo: 0,
        seed: this.#seed + index,
        manner: 'never, left',
        shopCount: 1,
      } as const;
      await checkOut(market, this.#trade, unpaid);
    }
    const [demo] = this.#buyers;
    if (!demo) return;
    for (const { id, options } of this.#trade.offered.slice(20, 23))
      await market.call(demo, addToCart, { body: { item_id: id, options: options[0] } });
  }

  async #goOn(story: Story, daysAgo: number): Promise<void> {
    const { done, value } = await story.next();
    if (done) return;
    const next = daysAgo - value;
    this.#stories.set(next, [...(this.#stories.get(next) ?? []), story]);
  }

  async #shop(today: readonly PlannedCheckout[], daysAgo: number): Promise<void> {
    const { market, adminId } = this.#cast;
    // One cart each: who buys twice on a day does so one after the other.
    const turns = [...Map.groupBy(today, ({ buyer }) => buyer.id).values()];
    const begun = new Map<PlannedCheckout, Story[]>();
    await inParallel(turns, 4, async (turn) => {
      for (const planned of turn) {
        clock.setLocalOffset(minutesMs(planned.seed % 60));
        const placed = await checkOut(market, this.#trade, planned);
        const told = placed.map((order) => tellStory({ market, adminId }, order));
        begun.set(planned, told);
        // The cart empties when the money has come.
        if (turn.length > 1) await market.settle();
      }
    });
    for (const planned of today)
      for (const story of begun.get(planned) ?? []) await this.#goOn(story, daysAgo);
  }
}
