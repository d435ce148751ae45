import * as contract from '@souk/contract/modules/messaging/blocks';
import type { Api } from '../../../platform/http/api.ts';
import { listBlocksOf } from './block.queries.ts';
import { blockPerson } from './block-person.ts';
import { unblockPerson } from './unblock-person.ts';

export function blockRoutes(api: Api) {
  api.answer(contract.blockMessages, async ({ db, user, body }) => {
    await blockPerson(db, user.id, body.user_id);
    return { is_blocked: true as const };
  });

  api.answer(contract.listBlocks, ({ db, user }) => listBlocksOf(db, user.id));

  api.answer(contract.unblockMessages, async ({ db, user, params }) => {
    await unblockPerson(db, user.id, params.user_id);
    return null;
  });
}
