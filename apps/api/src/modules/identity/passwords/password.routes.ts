import * as contract from '@souk/contract/modules/identity/passwords';
import type { Api } from '../../../platform/http/api.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { changePassword } from './change-password.ts';
import { checkResetToken } from './check-reset-token.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

export function passwordRoutes(api: Api) {
  api.answer(contract.forgotPassword, async ({ db, config, body }) => {
    await forgotPassword(db, config, body.email);
    return null;
  });

  api.answer(contract.checkResetToken, ({ db, params }) => checkResetToken(db, params.token));

  api.answer(contract.resetPassword, async ({ db, body, reply }) => {
    await resetPassword(db, body);
    reply.clearSession();
    return null;
  });

  api.answer(contract.changePassword, async (context) => {
    const { db, config, user, body } = context;
    await changePassword(db, config, user, body);
    await renewSession(db, context);
    return null;
  });
}
