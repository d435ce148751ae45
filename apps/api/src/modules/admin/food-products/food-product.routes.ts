import * as contract from '@souk/contract/modules/admin/food-products';
import { toPage } from '@souk/contract/shared/page';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { type FoodRow, findFood, listFoodsById, listWaitingSuggestions } from '../../scanner/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { decideFood, decideSuggestion } from './decide-food.ts';
import { presentQueue, presentReview, presentSuggestions } from './queue.present.ts';
import { listQueue } from './queue.queries.ts';

async function presentDecided(db: Db, food: FoodRow) {
  const [shown] = await presentQueue(db, [food]);
  if (!shown) throw new Problem('record-not-found');
  return shown;
}

export function foodProductRoutes(api: Api) {
  answerDesk(api, 'ads', contract.listAdminFoods, async ({ db, query }) => {
    const { rows, total } = await listQueue(db, query);
    return toPage(await presentQueue(db, rows), total, query);
  });

  answerDesk(api, 'ads', contract.getAdminFood, async ({ db, params }) => {
    const food = await findFood(db, params.id);
    if (!food) throw new Problem('record-not-found');
    return presentReview(db, food);
  });

  answerDesk(api, 'ads', contract.reviewFood, async ({ db, user, params, body }) =>
    presentDecided(db, await decideFood(db, user, params.id, body)),
  );

  answerDesk(api, 'ads', contract.listFoodSuggestions, async ({ db, query }) => {
    const { rows, total } = await listWaitingSuggestions(db, query);
    const foods = await listFoodsById(db, [...new Set(rows.map(({ productId }) => productId))]);
    return toPage(await presentSuggestions(db, rows, foods), total, query);
  });

  answerDesk(api, 'ads', contract.acceptFoodSuggestion, async ({ db, user, params }) =>
    presentDecided(db, await decideSuggestion(db, user, params.id)),
  );

  answerDesk(api, 'ads', contract.declineFoodSuggestion, async ({ db, user, params, body }) =>
    presentDecided(db, await decideSuggestion(db, user, params.id, body.reason)),
  );
}
