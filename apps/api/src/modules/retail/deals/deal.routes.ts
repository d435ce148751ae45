import * as contract from '@souk/contract/modules/retail/deals';
import { toPage } from '@souk/contract/shared/page';
import { clock } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { presentSeller } from '../lists/seller.present.ts';
import { isPublic } from '../products/product.policy.ts';
import { getProduct } from '../products/product.queries.ts';
import { dealHolds } from '../variants/price.rules.ts';
import { createDeal } from './create-deal.ts';
import { presentDeal, presentDeals } from './deal.present.ts';
import { getDeal, getOwnDeal, listDealsOf } from './deal.queries.ts';
import { deleteDeal } from './delete-deal.ts';
import { updateDeal } from './update-deal.ts';

export function dealRoutes(api: Api) {
  api.answer(contract.listDeals, async ({ db, user, query, config }) => {
    const { rows, total } = await listDealsOf(db, user.id, query);
    return toPage(await presentDeals(db, rows, config.DEFAULT_TIME_ZONE), total, query);
  });

  api.answer(contract.getDeal, async ({ db, user, params, config }) =>
    presentDeal(db, await getOwnDeal(db, params.deal_id, user), config.DEFAULT_TIME_ZONE),
  );

  api.answer(contract.createDeal, async ({ db, user, body, config }) => {
    const deal = await createDeal(db, user, body, config.DEFAULT_TIME_ZONE);
    return presentDeal(db, deal, config.DEFAULT_TIME_ZONE);
  });

  api.answer(contract.updateDeal, async ({ db, user, params, body, config }) => {
    const deal = await updateDeal(db, user, params.deal_id, body, config.DEFAULT_TIME_ZONE);
    return presentDeal(db, deal, config.DEFAULT_TIME_ZONE);
  });

  api.answer(contract.deleteDeal, async ({ db, user, params }) => {
    await deleteDeal(db, user, params.deal_id);
    return null;
  });

  api.answer(contract.getPublicDeal, async ({ db, params, config }) => {
    const deal = await getDeal(db, params.deal_id);
    const product = await getProduct(db, deal.productId);
    if (!dealHolds(deal, clock.now()) || !isPublic(product)) throw new Problem('record-not-found');
    return {
      ...(await presentDeal(db, deal, config.DEFAULT_TIME_ZONE)),
      business: await presentSeller(db, product.sellerId),
    };
  });
}
