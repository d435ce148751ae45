import * as contract from '@souk/contract/modules/admin/ads';
import { toPage } from '@souk/contract/shared/page';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { User } from '../../../platform/http/user.ts';
import { say } from '../../../platform/texts/say.ts';
import { type AdRow, getAd, presentAds } from '../../classifieds/index.ts';
import { approveEach } from '../approvals/approve-each.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { approveQueuedAd } from './approve-queued-ad.ts';
import { presentQueue } from './queue.present.ts';
import { listQueue } from './queue.queries.ts';
import { rejectQueuedAd } from './reject-queued-ad.ts';
import { presentReview } from './review.present.ts';
import { takeDownPublicAd } from './take-down-public-ad.ts';

async function presentDecided(db: Db, ad: AdRow, admin: User) {
  const [shown] = await presentAds(db, [ad], admin);
  if (!shown) throw new Problem('record-not-found');
  return shown;
}

const countOf = (approved: number) =>
  approved === 1 ? say`${approved} ad approved successfully.` : say`${approved} ads approved successfully.`;

export function adRoutes(api: Api) {
  answerDesk(api, 'ads', contract.listAdminAds, async ({ db, user, query }) => {
    const { rows, total } = await listQueue(db, query);
    return toPage(await presentQueue(db, rows, user), total, query);
  });

  answerDesk(api, 'ads', contract.getAdminAd, async ({ db, user, params }) =>
    presentReview(db, await getAd(db, params.id), user),
  );

  answerDesk(api, 'ads', contract.approveAd, async ({ db, user, params, body }) =>
    presentDecided(db, await approveQueuedAd(db, user, params.id, body.note), user),
  );

  answerDesk(api, 'ads', contract.rejectAd, async ({ db, user, params, body }) =>
    presentDecided(db, await rejectQueuedAd(db, user, params.id, body.reason), user),
  );

  answerDesk(api, 'ads', contract.takeDownAd, async ({ db, user, params, body }) =>
    presentDecided(db, await takeDownPublicAd(db, user, params.id, body.reason), user),
  );

  answerDesk(api, 'ads', contract.approveAds, async ({ db, user, body, reply }) => {
    const outcome = await approveEach(body.ids, (id) => approveQueuedAd(db, user, id));
    reply.say(countOf(outcome.approved.length));
    return outcome;
  });
}
