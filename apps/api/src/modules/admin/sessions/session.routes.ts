import * as contract from '@souk/contract/modules/admin/sessions';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { say } from '../../../platform/texts/say.ts';
import { deviceOf, findRoleOf, getUser } from '../../identity/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { beginActing } from './begin-acting.ts';
import { openDesk, openDeskByFactor } from './open-desk.ts';
import { stopActing } from './stop-acting.ts';

export function sessionRoutes(api: Api) {
  api.answer(contract.logInAdmin, async (context) => {
    const { db, config, body, reply } = context;
    const { role, session } = await openDesk(db, config, body, deviceOf(context));
    reply.setSession(session.token, session.seconds);
    return { token: session.token, role: role.name, permissions: role.permissions };
  });

  api.answer(contract.finishAdminLogin, async (context) => {
    const { db, config, body, reply } = context;
    const { role, session } = await openDeskByFactor(db, config, body, deviceOf(context));
    reply.setSession(session.token, session.seconds);
    return { token: session.token, role: role.name, permissions: role.permissions };
  });

  answerDesk(api, 'any', contract.getAdmin, async ({ db, user }) => {
    const { id, name, email, imagePath } = await getUser(db, user.id);
    const role = await findRoleOf(db, user.id);
    if (!role) throw new Problem('not-allowed');
    return { id, name, email, image: imagePath, role: role.name, permissions: role.permissions };
  });

  answerDesk(api, 'users', contract.actAs, async ({ db, config, user, params, body, address, reply }) => {
    const acting = await beginActing(db, config, user, { userId: params.id, reason: body.reason, address });
    reply.setSession(acting.session.token, acting.session.seconds);
    reply.say(say`You act for ${acting.user.name}.`);
    return { ...acting.session, name: acting.user.name };
  });

  api.answer(contract.endActing, async ({ db, user, reply }) => {
    await stopActing(db, user);
    reply.clearSession();
    return null;
  });
}
