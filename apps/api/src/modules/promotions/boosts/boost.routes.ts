import * as contract from '@souk/contract/modules/promotions/boosts';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders, presentPayment } from '../../payments/index.ts';
import { includedLeft, presentBoost, presentPrice, presentThing } from './boost.present.ts';
import { listPrices, listRunning } from './boost.queries.ts';
import { buyBoost, ownDoor } from './buy-boost.ts';

export function boostRoutes(api: Api) {
  api.answer(contract.listBoostPrices, async ({ db }) => (await listPrices(db)).map(presentPrice));

  api.answer(contract.getAdBoost, async ({ db, user, params, query }) => {
    const thing = { kind: query.kind, id: params.classified_id };
    const door = await ownDoor(db, user.id, thing);
    return {
      classified: await presentThing(db, thing),
      may_boost: await door.mayBoost(db, user.id, thing.id),
      boosts: (await listRunning(db, thing)).map(presentBoost),
      included_left: await includedLeft(db, user.id),
      prices: (await listPrices(db)).map(presentPrice),
    };
  });

  api.answer(contract.payAdBoost, async ({ db, config, user, body, once }) => {
    const { classified_id: id, kind, boost, days, ...pay } = body;
    const wanted = { thing: { kind, id }, boost, days };
    const bought = await buyBoost(db, createPaymentProviders(config, db), user, wanted, { pay, once });
    return {
      payment: bought.payment && presentPayment(bought.payment),
      boost: presentBoost(bought.boost),
      classified: await presentThing(db, wanted.thing),
    };
  });
}
