import * as contract from '@souk/contract/modules/disputes/disputes';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { presentDispute, presentDisputes } from './dispute.present.ts';
import { getDispute, listDisputesOf } from './dispute.queries.ts';
import { readImage } from './read-image.ts';
import { replyDispute } from './reply-dispute.ts';
import { withdrawDispute } from './withdraw-dispute.ts';

export function disputeRoutes(api: Api) {
  api.answer(contract.listDisputes, async ({ db, user, query }) => {
    const { rows, total } = await listDisputesOf(db, user.id, query);
    return toPage(await presentDisputes(db, rows, sideOf(user)), total, query);
  });

  api.answer(contract.getDispute, async ({ db, user, params }) =>
    presentDispute(db, await getDispute(db, params.id), sideOf(user)),
  );

  api.answer(contract.replyDispute, async ({ db, user, params, body, files }) =>
    presentDispute(db, await replyDispute(db, sideOf(user), params.id, body.comment, files), sideOf(user)),
  );

  api.answer(contract.withdrawDispute, async ({ db, user, params }) =>
    presentDispute(db, await withdrawDispute(db, user, params.id), sideOf(user)),
  );

  api.answer(contract.readDisputeImage, async ({ db, user, params, reply }) => {
    reply.file(await readImage(db, sideOf(user), params.id, params.image_id));
    return null;
  });
}

/** Even an admin is only a side of the dispute here; the admin area has its own endpoints. */
const sideOf = ({ id }: { id: number }) => ({ id });
