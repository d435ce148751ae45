import * as contract from '@souk/contract/modules/retail/deals';
import { toPage } from '@souk/contract/shared/page';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { presentSeller } from '../lists/seller.present.ts';
import { isPublic } from '../products/product.policy.ts';
import { getProduct } from '../products/product.queries.ts';
import { dealHolds } from '../variants/price.rules.ts';
import { createDeal } from './create-deal.ts';
import { presentDeal, presentDeals } from './deal.present.ts';
import { getDeal, getOwnDeal, listDealsOf } from './deal.queries.ts';
import { deleteDeal } from './delete-deal.ts';
import { updateDeal } from './update-deal.ts';

/** Deals last whole days of the shop's zone, wherever they are viewed from. */
const shopZone = async (reader: Reader, sellerId: number): Promise<string> =>
  (await getUser(reader, sellerId)).timeZone;

export function dealRoutes(api: Api) {
  api.answer(contract.listDeals, async ({ db, user, query }) => {
    const { rows, total } = await listDealsOf(db, user.id, query);
    return toPage(await presentDeals(db, rows, await shopZone(db, user.id)), total, query);
  });

  api.answer(contract.getDeal, async ({ db, user, params }) =>
    presentDeal(db, await getOwnDeal(db, params.deal_id, user), await shopZone(db, user.id)),
  );

  api.answer(contract.createDeal, async ({ db, user, body }) => {
    const timeZone = await shopZone(db, user.id);
    return presentDeal(db, await createDeal(db, user, body, timeZone), timeZone);
  });

  api.answer(contract.updateDeal, async ({ db, user, params, body }) => {
    const timeZone = await shopZone(db, user.id);
    return presentDeal(db, await updateDeal(db, user, params.deal_id, body, timeZone), timeZone);
  });

  api.answer(contract.deleteDeal, async ({ db, user, params }) => {
    await deleteDeal(db, user, params.deal_id);
    return null;
  });

  api.answer(contract.getPublicDeal, async ({ db, params }) => {
    const deal = await getDeal(db, params.deal_id);
    const product = await getProduct(db, deal.productId);
    if (!dealHolds(deal, clock.now()) || !isPublic(product)) throw new Problem('record-not-found');
    return {
      ...(await presentDeal(db, deal, await shopZone(db, product.sellerId))),
      business: await presentSeller(db, product.sellerId),
    };
  });
}
