import type { Deal } from '@souk/contract/modules/retail/deals';
import { moneyIn } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { coversOf } from '../images/product-album.ts';
import { listProductsById } from '../products/product.queries.ts';
import { productPath } from '../products/product.rules.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { lowestBeforeEach } from '../variants/price.queries.ts';
import { dealHolds, dealPrice } from '../variants/price.rules.ts';
import { type Offer, offersOf } from '../variants/variant.queries.ts';
import { dealLife } from './deal.life.ts';
import type { DealRow } from './deal.tables.ts';

const halfDayMs = 43_200_000;

interface Around {
  product: ProductRow;
  cover: string | null;
  /** The cheapest variant's, without the deal. */
  cents: number;
  lowest: number | undefined;
  timeZone: string;
}

function presentOne(deal: DealRow, { product, cover, cents, lowest, timeZone }: Around): Deal {
  const price = dealPrice(cents, deal);
  const isRunning = dealHolds(deal, clock.now());
  const { currency } = product;
  return {
    id: deal.id,
    title: deal.title,
    description: deal.description,
    item_ids: [product.id],
    product: { id: product.id, title: product.title, path: productPath(product), image: cover },
    original_price: moneyIn(currency, cents),
    price: moneyIn(currency, price),
    discount_percent: deal.percent ?? Math.floor(((cents - price) * 100) / cents),
    start_date: dayOf(deal.startsAt, timeZone),
    end_date: dayOf(new Date(deal.endsAt.getTime() - halfDayMs), timeZone),
    starts_at: deal.startsAt.toISOString(),
    ends_at: deal.endsAt.toISOString(),
    status: ['scheduled', 'running'].includes(deal.state) ? 'active' : 'inactive',
    is_running: isRunning,
    is_deal: isRunning && lowest !== undefined && price < lowest,
    moves: dealLife.movesFor(deal.state, 'owner'),
  };
}

const cheapestOf = ({ variants }: Offer) =>
  variants.toSorted((one, other) => one.priceCents - other.priceCents)[0];

/** Deals as their seller lists them, in a constant number of queries. */
export async function presentDeals(
  reader: Reader,
  rows: readonly DealRow[],
  timeZone: string,
): Promise<Deal[]> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const products = new Map((await listProductsById(reader, ids)).map((product) => [product.id, product]));
  const covers = await coversOf(reader, ids);
  const offers = await offersOf(reader, ids);
  const things = rows.map((deal) => {
    const [product, offer] = [products.get(deal.productId), offers.get(deal.productId)];
    const cheapest = offer && cheapestOf(offer);
    if (!product || !cheapest) throw new Error('a deal has no product');
    return { deal, product, cheapest };
  });
  const lowest = await lowestBeforeEach(
    reader,
    things.map(({ deal, cheapest }) => ({ variantId: cheapest.id, at: deal.startsAt })),
  );
  return things.map(({ deal, product, cheapest }, index) => {
    const cover = covers.get(product.id) ?? null;
    return presentOne(deal, {
      product,
      cover,
      cents: cheapest.priceCents,
      lowest: lowest[index],
      timeZone,
    });
  });
}

export async function presentDeal(reader: Reader, deal: DealRow, timeZone: string): Promise<Deal> {
  const [shown] = await presentDeals(reader, [deal], timeZone);
  if (!shown) throw new Error('a deal was not presented');
  return shown;
}
