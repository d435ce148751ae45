import type { FoodSuggestion, QueuedFood, ReviewedFood } from '@souk/contract/modules/admin/food-products';
import { plainProfile } from '@souk/food/profile';
import type { Reader } from '../../../platform/db/database.ts';
import {
  changesOf,
  countFoodReports,
  type FoodRow,
  factsOf,
  foodLife,
  listOpenFoodReports,
  listSuggestionsOn,
  presentDetail,
  presentFoods,
  type SuggestionRow,
  withSuggestion,
} from '../../scanner/index.ts';
import { listHistory } from '../history/history.queries.ts';
import { peopleOf } from '../people/person.queries.ts';

/** Admins see foods without a food profile. */
const deskEyes = { viewer: null, profile: plainProfile };

const contributorsOf = (rows: readonly FoodRow[]) => rows.flatMap(({ createdBy }) => createdBy ?? []);

/** Foods for the admin's lists, in a constant number of queries. */
export async function presentQueue(reader: Reader, rows: readonly FoodRow[]): Promise<QueuedFood[]> {
  const people = await peopleOf(reader, contributorsOf(rows));
  const reports = await countFoodReports(
    reader,
    rows.map(({ id }) => id),
  );
  const shown = await presentFoods(reader, rows, deskEyes);
  return rows.flatMap(({ id, createdBy, claimedStatus }, place) => {
    const food = shown[place];
    if (!food) return [];
    const contributor = createdBy === null ? null : people.get(createdBy);
    return { ...food, contributor, claimed_status: claimedStatus, reports_count: reports.get(id) ?? 0 };
  });
}

/** Suggestions with their differences from each food as it is now. */
export async function presentSuggestions(
  reader: Reader,
  rows: readonly SuggestionRow[],
  foods: readonly FoodRow[],
): Promise<FoodSuggestion[]> {
  const people = await peopleOf(
    reader,
    rows.map(({ suggestedBy }) => suggestedBy),
  );
  const byId = new Map(foods.map((food) => [food.id, food]));
  return rows.flatMap(({ id, productId, suggestedBy, comment, facts, createdAt }) => {
    const food = byId.get(productId);
    if (!food) return [];
    const pack = factsOf(food);
    return {
      id,
      comment,
      created_at: createdAt.toISOString(),
      suggested_by: people.get(suggestedBy),
      product: { id: food.id, name: food.name, product_code: food.gtin },
      changes: changesOf(pack, withSuggestion(pack, facts)),
    };
  });
}

async function presentReports(reader: Reader, foodId: number): Promise<ReviewedFood['reports']> {
  const rows = await listOpenFoodReports(reader, foodId);
  const people = await peopleOf(
    reader,
    rows.map(({ reporterId }) => reporterId),
  );
  return rows.map(({ reporterId, reason, comment, createdAt }) => ({
    reason,
    comment,
    created_at: createdAt.toISOString(),
    reporter: people.get(reporterId),
  }));
}

/** One food with everything that an admin needs to decide. */
export async function presentReview(reader: Reader, food: FoodRow): Promise<ReviewedFood> {
  const { alternatives: _a, has_own_suggestion: _h, ...detail } = await presentDetail(reader, food, deskEyes);
  const people = await peopleOf(reader, contributorsOf([food]));
  return {
    ...detail,
    contributor: food.createdBy === null ? null : people.get(food.createdBy),
    claimed_status: food.claimedStatus,
    moves: await listHistory(reader, foodLife.name, food.id),
    suggestions: await presentSuggestions(reader, await listSuggestionsOn(reader, food.id), [food]),
    reports: await presentReports(reader, food.id),
  };
}
