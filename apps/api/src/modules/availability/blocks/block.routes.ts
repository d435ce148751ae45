import * as contract from '@souk/contract/modules/availability/blocks';
import type { Api } from '../../../platform/http/api.ts';
import { startOfDay } from '../../../platform/period.ts';
import { getUser } from '../../identity/index.ts';
import { presentBlock } from './block.present.ts';
import { listBlocksOf } from './block.queries.ts';
import { createBlock } from './create-block.ts';
import { removeBlock } from './remove-block.ts';

const mostDays = 93;

export function blockRoutes(api: Api) {
  api.answer(contract.listBlocks, async ({ db, user, query: { from, until } }) => {
    const { timeZone } = await getUser(db, user.id);
    const startsAt = startOfDay(from, timeZone);
    const ends = [startOfDay(until, timeZone, 1), startOfDay(from, timeZone, mostDays)];
    const endsAt = new Date(Math.min(...ends.map(Number)));
    return (await listBlocksOf(db, user.id, { startsAt, endsAt })).map(presentBlock);
  });

  api.answer(contract.createBlock, async ({ db, user, body }) =>
    presentBlock(await createBlock(db, user.id, body)),
  );

  api.answer(contract.removeBlock, async ({ db, user, params }) => {
    await removeBlock(db, user.id, params.block_id);
    return null;
  });
}
