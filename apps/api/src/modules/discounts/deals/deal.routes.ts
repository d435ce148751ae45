import * as contract from '@souk/contract/modules/discounts/deals';
import { toPage } from '@souk/contract/shared/page';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { createDeal } from './create-deal.ts';
import { presentDeal, presentDeals, presentPublicDeal } from './deal.present.ts';
import { getDeal, getOwnDeal, listDealsOf } from './deal.queries.ts';
import { deleteDeal } from './delete-deal.ts';
import { updateDeal } from './update-deal.ts';

/** Deals last whole days of the seller's zone, wherever they are viewed from. */
const sellerZone = async (reader: Reader, sellerId: number): Promise<string> =>
  (await getUser(reader, sellerId)).timeZone;

export function dealRoutes(api: Api) {
  api.answer(contract.listDeals, async ({ db, user, query }) => {
    const { rows, total } = await listDealsOf(db, user.id, query);
    return toPage(await presentDeals(db, rows, await sellerZone(db, user.id)), total, query);
  });

  api.answer(contract.getDeal, async ({ db, user, params }) =>
    presentDeal(db, await getOwnDeal(db, params.deal_id, user), await sellerZone(db, user.id)),
  );

  api.answer(contract.createDeal, async ({ db, user, body }) => {
    const timeZone = await sellerZone(db, user.id);
    return presentDeal(db, await createDeal(db, user, body, timeZone), timeZone);
  });

  api.answer(contract.updateDeal, async ({ db, user, params, body }) => {
    const timeZone = await sellerZone(db, user.id);
    return presentDeal(db, await updateDeal(db, user, params.deal_id, body, timeZone), timeZone);
  });

  api.answer(contract.deleteDeal, async ({ db, user, params }) => {
    await deleteDeal(db, user, params.deal_id);
    return null;
  });

  api.answer(contract.getPublicDeal, async ({ db, params }) =>
    presentPublicDeal(db, await getDeal(db, params.deal_id)),
  );
}
