import type { ReportKind } from '@souk/contract/modules/admin/reports';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { closeReports, dismissReports, getAd, rejectAd, takeDownAd } from '../../classifieds/index.ts';
import {
  closeProductReports,
  dismissProductReports,
  getProduct,
  rejectProduct,
  takeDownProduct,
} from '../../retail/index.ts';
import { hideReview, keepReview, listReviewsById } from '../../reviews/index.ts';
import { closeFoodReports, dismissFoodReports, findFood, lockFood, reviewFood } from '../../scanner/index.ts';

interface Admin {
  id: number;
}

interface ReportedKind {
  /** Its name in the log. */
  target: string;
  stateOf: (reader: Reader, id: number) => Promise<string>;
  /** Dismisses the reports; the thing stays. */
  keep: (tx: Tx, id: number) => Promise<void>;
  /** Takes it down; throws if another admin was quicker. */
  remove: (tx: Tx, admin: Admin, id: number, reason: string) => Promise<void>;
}

/** Something no longer public only has its reports settled. */
async function settle(closed: Promise<number>): Promise<void> {
  if ((await closed) === 0) throw new Problem('report-closed');
}

async function removeAd(tx: Tx, admin: Admin, adId: number, reason: string): Promise<void> {
  const { state } = await getAd(tx, adId);
  if (state === 'approved' || state === 'sold') await takeDownAd(tx, admin, adId, reason);
  else if (state === 'pending') await rejectAd(tx, admin, adId, reason);
  else await settle(closeReports(tx, adId, 'resolved'));
}

async function removeProduct(tx: Tx, admin: Admin, productId: number, reason: string): Promise<void> {
  const { state } = await getProduct(tx, productId);
  if (state === 'approved') await takeDownProduct(tx, admin, productId, reason);
  else if (state === 'pending') await rejectProduct(tx, admin, productId, reason);
  else await settle(closeProductReports(tx, productId, 'resolved'));
}

async function stateOfReview(reader: Reader, reviewId: number): Promise<string> {
  const [review] = await listReviewsById(reader, [reviewId]);
  if (!review) throw new Problem('record-not-found');
  return review.state;
}

async function stateOfFood(reader: Reader, foodId: number): Promise<string> {
  const food = await findFood(reader, foodId);
  if (!food) throw new Problem('record-not-found');
  return food.state;
}

/** A reported food is not removed but waits for an admin again, who corrects, verifies or rejects it. */
async function reopenFood(tx: Tx, admin: Admin, foodId: number, reason: string): Promise<void> {
  const { state } = await lockFood(tx, foodId);
  if (state === 'verified') await reviewFood(tx, admin, foodId, { status: 'pending', reason });
  else await settle(closeFoodReports(tx, foodId, 'resolved'));
}

/** How reports of each kind are settled. */
export const reportedKinds: Record<ReportKind, ReportedKind> = {
  ad: {
    target: 'classifieds.ad',
    stateOf: async (reader, id) => (await getAd(reader, id)).state,
    keep: dismissReports,
    remove: removeAd,
  },
  product: {
    target: 'retail.product',
    stateOf: async (reader, id) => (await getProduct(reader, id)).state,
    keep: dismissProductReports,
    remove: removeProduct,
  },
  review: {
    target: 'reviews.review',
    stateOf: stateOfReview,
    keep: keepReview,
    remove: async (tx, admin, id, reason) => {
      await hideReview(tx, admin, id, reason);
    },
  },
  food: { target: 'scanner.product', stateOf: stateOfFood, keep: dismissFoodReports, remove: reopenFood },
};
