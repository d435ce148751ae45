import * as contract from '@souk/contract/modules/admin/disputes';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import {
  getDispute,
  listDisputesForAdmin,
  presentDispute,
  presentDisputes,
  readImage,
  replyDispute,
} from '../../disputes/index.ts';
import { readReturnImage } from '../../retail/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { decideDispute } from './decide-dispute.ts';

const atDesk = ({ id }: { id: number }) => ({ id, isAtDesk: true }) as const;

export function disputeRoutes(api: Api) {
  answerDesk(api, 'disputes', contract.listDisputes, async ({ db, user, query }) => {
    const { rows, total } = await listDisputesForAdmin(db, query);
    return toPage(await presentDisputes(db, rows, atDesk(user)), total, query);
  });

  answerDesk(api, 'disputes', contract.getDispute, async ({ db, user, params }) =>
    presentDispute(db, await getDispute(db, params.id), atDesk(user)),
  );

  answerDesk(api, 'disputes', contract.readDisputeImage, async ({ db, user, params, reply }) => {
    reply.file(await readImage(db, atDesk(user), params.id, params.image_id));
    return null;
  });

  answerDesk(api, 'disputes', contract.readReturnImage, async ({ db, params, reply }) => {
    reply.file(await readReturnImage(db, params.id, params.image_id));
    return null;
  });

  answerDesk(api, 'disputes', contract.replyDispute, async ({ db, user, params, body }) =>
    presentDispute(db, await replyDispute(db, atDesk(user), params.id, body.comment), atDesk(user)),
  );

  answerDesk(api, 'disputes', contract.resolveDispute, async ({ db, user, params, body }) =>
    presentDispute(db, await decideDispute(db, user, params.id, body), atDesk(user)),
  );
}
