import * as contract from '@souk/contract/modules/admin/users';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { getUser, listUsers } from '../../identity/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { eraseUser } from './erase-user.ts';
import { updateUser } from './update-user.ts';
import { presentUser, presentUserDetail, presentUsers } from './user.present.ts';
import { getAnyUser } from './user.queries.ts';

export function userRoutes(api: Api) {
  answerDesk(api, 'users', contract.listUsers, async ({ db, query }) => {
    const { seller_type: sellerType, status, keyword } = query;
    const { rows, total } = await listUsers(db, { sellerType, status, keyword }, query);
    return toPage(await presentUsers(db, rows), total, query);
  });

  answerDesk(api, 'users', contract.getUser, async ({ db, config, user, params }) =>
    presentUserDetail(db, config, await getAnyUser(db, params.id), user),
  );

  answerDesk(api, 'users', contract.updateUser, async ({ db, user, params, body, reply }) => {
    await updateUser(db, user, params.id, body);
    if (body.status === 'blocked') reply.say('User blocked successfully.');
    return presentUser(db, await getUser(db, params.id));
  });

  answerDesk(api, 'users', contract.deleteUser, async ({ db, user, params }) => {
    await eraseUser(db, user, params.id);
    return null;
  });
}
