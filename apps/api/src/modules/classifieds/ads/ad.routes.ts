import * as contract from '@souk/contract/modules/classifieds/ads';
import { toPage } from '@souk/contract/shared/page';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { limitsOf } from '../../promotions/index.ts';
import { countOffersOf } from '../offers/offer.queries.ts';
import { presentAd, presentAds } from './ad.present.ts';
import { countActive, countByState, listAdsOf } from './ad.queries.ts';
import { deleteAd } from './delete-ad.ts';
import { markSold } from './mark-sold.ts';
import { postAd } from './post-ad.ts';
import { repostAd } from './repost-ad.ts';
import { restoreAd } from './restore-ad.ts';
import { unmarkSold } from './unmark-sold.ts';
import { updateAd } from './update-ad.ts';

/** Statuses that an owner may set, with the verb for each. */
const changesOfStatus = new Map([
  ['sold', markSold],
  ['approved', unmarkSold],
]);

export function adRoutes(api: Api) {
  api.answer(contract.postAd, async ({ db, user, body, files }) =>
    presentAd(db, await postAd(db, user, body, files), user),
  );

  api.answer(contract.updateAd, async ({ db, user, params, body, files }) =>
    presentAd(db, await updateAd(db, user, params.id, body, files), user),
  );

  api.answer(contract.deleteAd, async ({ db, user, params }) => {
    await deleteAd(db, user, params.id);
    return null;
  });

  api.answer(contract.listMyAds, async ({ db, user, query }) => {
    const { rows, total } = await listAdsOf(db, user.id, query);
    return toPage(await presentAds(db, rows, user), total, query);
  });

  api.answer(contract.changeAdStatus, async ({ db, user, body }) => {
    const change = changesOfStatus.get(body.status.toLowerCase());
    if (!change) throw new Problem('ad-move-not-allowed');
    return presentAd(db, await change(db, user, body.classified_id), user);
  });

  api.answer(contract.markAdSold, async ({ db, user, body }) =>
    presentAd(db, await markSold(db, user, body.classified_id, body.sold_to_user_id), user),
  );

  api.answer(contract.repostAd, async ({ db, user, params }) =>
    presentAd(db, await repostAd(db, user, params.id), user),
  );

  api.answer(contract.restoreAd, async ({ db, user, params }) =>
    presentAd(db, await restoreAd(db, user, params.id), user),
  );

  api.answer(contract.getAdCounts, async ({ db, user }) => {
    const ads = await countByState(db, user.id);
    const { adLimit: limit } = await limitsOf(db, user.id, user.sellerType);
    const { sent, received } = await countOffersOf(db, user.id);
    return {
      ads: {
        pending: ads.get('pending') ?? 0,
        approved: ads.get('approved') ?? 0,
        sold: ads.get('sold') ?? 0,
        expired: ads.get('expired') ?? 0,
        rejected: ads.get('rejected') ?? 0,
      },
      offers_received: received,
      offers_sent: sent,
      ads_left: limit === null ? null : Math.max(0, limit - (await countActive(db, user.id))),
    };
  });
}
