import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { stockChanged } from '../availability/index.ts';
import { foodJudged } from '../food/index.ts';
import { userBlocked, userDeleted, userUnblocked } from '../identity/index.ts';
import { ratingChanged } from '../reviews/index.ts';
import { businessMoved } from '../sellers/index.ts';
import { rejudgeSold } from './foods/rejudge-foods.ts';
import { archiveLocked } from './products/archive-product.ts';
import { indexProduct } from './products/index-product.ts';
import { noteStock } from './products/note-stock.ts';
import { lockProductsOf } from './products/product.queries.ts';
import { setProductsHidden } from './products/set-products-hidden.ts';
import { setRating } from './products/set-rating.ts';

type OfUser = Happening<{ userId: number }>;

const hideProductsOfBlocked = (tx: Tx, { payload }: OfUser) => setProductsHidden(tx, payload.userId, true);

const showProductsOfUnblocked = (tx: Tx, { payload }: OfUser) => setProductsHidden(tx, payload.userId, false);

async function archiveProductsOfDeleted(tx: Tx, { payload }: OfUser): Promise<void> {
  for (const product of await lockProductsOf(tx, payload.userId))
    if (product.state !== 'archived') await archiveLocked(tx, product, 'system');
}

async function placeProductsOfMoved(tx: Tx, { payload }: OfUser): Promise<void> {
  for (const product of await lockProductsOf(tx, payload.userId))
    if (product.state === 'approved') await indexProduct(tx, product);
}

type StockChange = Happening<{ stockId: number; free: number; freeBefore: number }>;

const noteStockOfVariant = (tx: Tx, { payload, eventId }: StockChange) =>
  noteStock(tx, { ...payload, eventId });

type RatingChange = Happening<{ kind: string; id: number; average: number; count: number }>;

async function rateProduct(tx: Tx, { payload }: RatingChange): Promise<void> {
  if (payload.kind === 'retail.product') await setRating(tx, payload.id, payload);
}

const rejudgeSoldFoods = (tx: Tx, { payload }: Happening<{ gtins: string[] }>) =>
  rejudgeSold(tx, payload.gtins);

export const productReactions = [
  on(foodJudged, rejudgeSoldFoods),
  on(businessMoved, placeProductsOfMoved),
  on(userBlocked, hideProductsOfBlocked),
  on(userUnblocked, showProductsOfUnblocked),
  on(userDeleted, archiveProductsOfDeleted),
  on(stockChanged, noteStockOfVariant),
  on(ratingChanged, rateProduct),
];
