import { clock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ReviewableDeal, registerSubjects, type SubjectCard } from '../../platform/subjects.ts';
import type { RowBuilder, RowBuilders } from '../../testing/row-builder.ts';
import { startSession } from '../identity/index.ts';
import { buildUser } from '../identity/testing.ts';
import { addReview } from './reviews/add-review.ts';
import type { ReviewRow } from './reviews/review.tables.ts';

/** A vertical's made-up products and orders. */
export const product = 'test.product';
/** The people on both sides of a made-up order. */
export const party = 'test.party';

interface Order {
  id: number;
  productId: number;
  buyerId: number;
  sellerId: number;
  receivedAt: Date;
}

const orders: Order[] = [];
const hiddenProducts = new Set<number>();
/** Beyond the ids of real rows. */
let nextId = 9_000_000;

export const hideProduct = (id: number) => hiddenProducts.add(id);

const cardOf = (kind: string, id: number): SubjectCard => ({
  id,
  title: `${kind === product ? 'Kettle' : 'Person'} ${id}`,
  path: `/things/${id}`,
  imagePath: null,
  priceCents: null,
});

const dealOf = (order: Order, subjectId: number, reviewedId: number): ReviewableDeal => ({
  subjectId,
  reviewedId,
  dealKind: 'test.order',
  dealId: order.id,
  isMutual: subjectId === reviewedId,
  receivedAt: order.receivedAt,
});

const latestFirst = (one: Order, other: Order) => other.id - one.id;

function register(): void {
  registerSubjects({
    [product]: {
      moduleTypes: ['products'],
      owner: async (_reader, id) => orders.find(({ productId }) => productId === id)?.sellerId,
      cards: async (_reader, ids) =>
        ids
          .filter((id) => orders.some(({ productId }) => productId === id) && !hiddenProducts.has(id))
          .map((id) => cardOf(product, id)),
      dealsToReview: async (_reader, userId, { subjectId, limit }) =>
        orders
          .filter((order) => order.buyerId === userId)
          .filter((order) => subjectId === undefined || order.productId === subjectId)
          .sort(latestFirst)
          .slice(0, limit)
          .map((order) => dealOf(order, order.productId, order.sellerId)),
    },
    [party]: {
      moduleTypes: ['people'],
      owner: async (_reader, id) => id,
      cards: async (_reader, ids) => ids.map((id) => cardOf(party, id)),
      dealsToReview: async (_reader, userId, { subjectId, limit }) =>
        orders
          .filter((order) => order.buyerId === userId || order.sellerId === userId)
          .sort(latestFirst)
          .map((order) => ({ order, other: order.buyerId === userId ? order.sellerId : order.buyerId }))
          .filter(({ other }) => subjectId === undefined || other === subjectId)
          .slice(0, limit)
          .map(({ order, other }) => dealOf(order, other, other)),
    },
  });
}

interface OrderOptions {
  buyer: { id: number };
  seller: { id: number };
  /** An earlier order; of a new product by default. */
  productId?: number;
}

/** An order of one product that has arrived. */
export function buildOrder({ buyer, seller, productId }: OrderOptions): Order {
  register();
  nextId += 2;
  const order = {
    id: nextId,
    productId: productId ?? nextId + 1,
    buyerId: buyer.id,
    sellerId: seller.id,
    receivedAt: clock.now(),
  };
  orders.push(order);
  return order;
}

interface ReviewOptions {
  author: { id: number };
  reviewed: { id: number };
  /** Of the product by default. */
  kind?: typeof product | typeof party;
  rating?: number;
  productId?: number;
}

/** A review by the real verb, on a new order. */
export function buildReview(
  db: Db,
  { author, reviewed, kind = product, rating = 4, productId }: ReviewOptions,
): Promise<ReviewRow> {
  const place = productId === undefined ? {} : { productId };
  const order = buildOrder({ buyer: author, seller: reviewed, ...place });
  const subjectId = kind === product ? order.productId : reviewed.id;
  return addReview(db, author, {
    moduleType: kind,
    subjectId,
    dealId: order.id,
    rating,
    comment: 'Boils fast and pours well.',
  });
}

const written: RowBuilder = async ({ db, owner }) =>
  (await buildReview(db, { author: owner, reviewed: await buildUser(db) })).id;

export const reviewsRows: RowBuilders = {
  'reviews.review': written,
  'reviews.received-review': async ({ db, owner }) =>
    (await buildReview(db, { author: await buildUser(db), reviewed: owner })).id,
};

/** Published reviews. */
export const openReviews: RowBuilders = { 'reviews.review': written };

/** Reviews that wait for the other side's. */
export const hiddenReviews: RowBuilders = {
  'reviews.review': async ({ db, owner }) =>
    (await buildReview(db, { author: owner, reviewed: await buildUser(db), kind: party })).id,
};

/** Signs a user in again whose session expired when the test moved the clock. */
export async function signedInAgain(db: Db, { id }: { id: number }): Promise<{ token: string }> {
  const beginning = { userId: id, device: 'test', address: '::1' };
  return db.transaction((tx) => startSession(tx, readConfig({ NODE_ENV: 'test' }), beginning));
}
