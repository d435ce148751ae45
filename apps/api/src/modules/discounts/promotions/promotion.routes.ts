import * as contract from '@souk/contract/modules/discounts/promotions';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { getShownBusiness } from '../../sellers/index.ts';
import { ownSubjects } from './check-promotion.ts';
import { createPromotion } from './create-promotion.ts';
import { deletePromotion } from './delete-promotion.ts';
import { presentPromotion, presentPromotions, presentShownPromotions } from './promotion.present.ts';
import { getOwnPromotion, listPromotionsOf, listShownPromotions } from './promotion.queries.ts';
import { restorePromotion } from './restore-promotion.ts';
import { updatePromotion } from './update-promotion.ts';

export function promotionRoutes(api: Api) {
  api.answer(contract.listPromotions, async ({ db, user, query }) => {
    const { rows, total } = await listPromotionsOf(db, user.id, query);
    return toPage(await presentPromotions(db, user.id, rows), total, query);
  });

  api.answer(contract.getPromotion, async ({ db, user, params }) =>
    presentPromotion(db, await getOwnPromotion(db, params.promotion_id, user)),
  );

  api.answer(contract.createPromotion, async ({ db, user, body, files }) =>
    presentPromotion(db, await createPromotion(db, user, body, files)),
  );

  api.answer(contract.updatePromotion, async ({ db, user, params, body, files }) =>
    presentPromotion(db, await updatePromotion(db, user, params.promotion_id, body, files)),
  );

  api.answer(contract.deletePromotion, async ({ db, user, params }) => {
    await deletePromotion(db, user, params.promotion_id);
    return null;
  });

  api.answer(contract.restorePromotion, async ({ db, user, params }) =>
    presentPromotion(db, await restorePromotion(db, user, params.promotion_id)),
  );

  api.answer(contract.listPromotionSubjects, async ({ db, user }) => {
    const own = await ownSubjects(db, await getUser(db, user.id));
    return own.filter(({ isOffered }) => isOffered).map(({ kind, id, title }) => ({ kind, id, title }));
  });

  api.answer(contract.listPublicPromotions, async ({ db, params, query }) => {
    const { userId } = await getShownBusiness(db, params.business_id);
    const { rows, total } = await listShownPromotions(db, userId, query);
    return toPage(await presentShownPromotions(db, userId, rows), total, query);
  });
}
