import * as contract from '@souk/contract/modules/notifications/notifications';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { presentKinds } from './kind.present.ts';

export function kindRoutes(api: Api) {
  api.answer(contract.listNotificationKinds, async ({ db, user, language }) => {
    const { notify } = await getUser(db, user.id);
    return presentKinds({ choices: notify, language });
  });
}
