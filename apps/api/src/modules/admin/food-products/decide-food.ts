import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import {
  acceptSuggestion,
  declineSuggestion,
  type FoodReview,
  type FoodRow,
  findFood,
  reviewFood,
} from '../../scanner/index.ts';
import { onRecord } from '../audit/on-record.ts';

const kind = 'scanner.product';
const deskWords = ({ state, halalStatus, deskStatus, version }: FoodRow) => ({
  state,
  halal_status: halalStatus,
  desk_status: deskStatus,
  version,
});

/** Decides on a food: whether it is public, its facts and its verdict. */
export const decideFood = (db: Db, admin: User, foodId: number, review: FoodReview): Promise<FoodRow> =>
  onRecord(db, admin, async (tx, record) => {
    const before = await findFood(tx, foodId);
    if (!before) throw new Problem('record-not-found');
    const food = await reviewFood(tx, admin, foodId, review);
    await record({
      action: `ads.food-${review.status}`,
      target: { kind, id: foodId },
      before: deskWords(before),
      after: deskWords(food),
      note: review.reason ?? review.halal_note,
    });
    return food;
  });

/** Applies a suggested change, or rejects it if a reason is given. */
export const decideSuggestion = (db: Db, admin: User, id: number, reason?: string): Promise<FoodRow> =>
  onRecord(db, admin, async (tx, record) => {
    const food =
      reason === undefined ? await acceptSuggestion(tx, id) : await declineSuggestion(tx, id, reason);
    await record({
      action: reason === undefined ? 'ads.food-suggestion-accepted' : 'ads.food-suggestion-declined',
      target: { kind, id: food.id },
      before: { suggestion_id: id },
      after: { version: food.version },
      note: reason,
    });
    return food;
  });
