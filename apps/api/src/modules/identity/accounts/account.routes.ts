import * as contract from '@souk/contract/modules/identity/accounts';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../users/user.queries.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { exportAccount } from './export-account.ts';
import { saveNotificationChoices } from './save-notification-choices.ts';

export function accountRoutes(api: Api) {
  api.answer(contract.exportAccount, ({ db, user }) => exportAccount(db, user));

  api.answer(contract.deleteAccount, async ({ db, config, user, body, reply }) => {
    await deleteOwnAccount(db, config, user, body.password);
    reply.clearSession();
    return null;
  });

  api.answer(contract.getNotificationChoices, async ({ db, user }) => (await getUser(db, user.id)).notify);

  api.answer(contract.saveNotificationChoices, ({ db, user, body }) =>
    saveNotificationChoices(db, user.id, body.choices),
  );
}
