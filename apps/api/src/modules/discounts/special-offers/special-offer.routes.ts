import * as contract from '@souk/contract/modules/discounts/special-offers';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { deletePromotion } from '../promotions/delete-promotion.ts';
import { getOwnPromotion, listPromotionsOf } from '../promotions/promotion.queries.ts';
import { restorePromotion } from '../promotions/restore-promotion.ts';
import { createSpecialOffer } from './create-special-offer.ts';
import { presentSpecialOffer, presentSpecialOffers } from './special-offer.present.ts';
import { updateSpecialOffer } from './update-special-offer.ts';

export function specialOfferRoutes(api: Api) {
  api.answer(contract.listSpecialOffers, async ({ db, user, query }) => {
    const { rows, total } = await listPromotionsOf(db, user.id, query, 'special-offer');
    return toPage(await presentSpecialOffers(db, user.id, rows), total, query);
  });

  api.answer(contract.getSpecialOffer, async ({ db, user, params }) =>
    presentSpecialOffer(db, await getOwnPromotion(db, params.offer_id, user, 'special-offer')),
  );

  api.answer(contract.createSpecialOffer, async ({ db, user, body, files }) =>
    presentSpecialOffer(db, await createSpecialOffer(db, user, body, files)),
  );

  api.answer(contract.updateSpecialOffer, async ({ db, user, params, body, files }) =>
    presentSpecialOffer(db, await updateSpecialOffer(db, user, params.offer_id, body, files)),
  );

  api.answer(contract.deleteSpecialOffer, async ({ db, user, params }) => {
    await deletePromotion(db, user, params.offer_id, 'special-offer');
    return null;
  });

  api.answer(contract.restoreSpecialOffer, async ({ db, user, params }) =>
    presentSpecialOffer(db, await restorePromotion(db, user, params.offer_id, 'special-offer')),
  );
}
