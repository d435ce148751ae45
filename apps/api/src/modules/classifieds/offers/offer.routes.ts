import * as contract from '@souk/contract/modules/classifieds/offers';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { acceptOffer } from './accept-offer.ts';
import { makeOffer } from './make-offer.ts';
import { roleIn } from './offer.policy.ts';
import { presentOffer, presentOffers } from './offer.present.ts';
import { getOffer, listOffersOf } from './offer.queries.ts';
import { rejectOffer } from './reject-offer.ts';

export function offerRoutes(api: Api) {
  api.answer(contract.makeOffer, async ({ db, user, body }) =>
    presentOffer(db, await makeOffer(db, user, body), user),
  );

  api.answer(contract.acceptOffer, async ({ db, user, body }) =>
    presentOffer(db, await acceptOffer(db, user, body.offer_id), user),
  );

  api.answer(contract.rejectOffer, async ({ db, user, body }) =>
    presentOffer(db, await rejectOffer(db, user, body.offer_id), user),
  );

  api.answer(contract.listOffers, async ({ db, user, query }) => {
    const { rows, total } = await listOffersOf(db, user.id, query);
    return toPage(await presentOffers(db, rows, user), total, query);
  });

  api.answer(contract.getOffer, async ({ db, user, params }) => {
    const offer = await getOffer(db, params.offer_id);
    roleIn(offer, user);
    return presentOffer(db, offer, user);
  });
}
