import * as contract from '@souk/contract/modules/identity/sessions';
import type { Api } from '../../../platform/http/api.ts';
import { newFlowSecrets } from '../providers/social-flow.ts';
import { listSocialFlows, socialFlow, socialProvider } from '../providers/social-providers.ts';
import { presentLoggedIn } from '../users/user.present.ts';
import { getUser } from '../users/user.queries.ts';
import { deviceOf } from './device.ts';
import { finishSocialLogin, socialCallback } from './finish-social-login.ts';
import { logIn } from './log-in.ts';
import { logInSocially } from './log-in-socially.ts';
import { logOut } from './log-out.ts';
import { revokeOtherSessions } from './revoke-other-sessions.ts';
import { revokeSession } from './revoke-session.ts';
import { presentSession } from './session.present.ts';
import { listOpenSessions } from './session.queries.ts';
import { signedIn } from './signed-in.ts';

export function sessionRoutes(api: Api) {
  api.answer(contract.login, async (context) =>
    signedIn(context, await logIn(context.db, context.config, context.body, deviceOf(context))),
  );

  api.answer(contract.socialLogin, async (context) => {
    const { db, config, body } = context;
    const provider = socialProvider(config, body.login_type);
    return signedIn(context, await logInSocially(db, config, provider, body, deviceOf(context)));
  });

  api.answer(contract.listSocialProviders, async ({ config }) => listSocialFlows(config));

  api.answer(contract.startSocialLogin, async ({ config, params: { login_type } }) => {
    const secrets = newFlowSecrets();
    const authorize_url = socialFlow(config, login_type).authorizeUrl(
      secrets,
      socialCallback(config, login_type),
    );
    return { authorize_url, kept: { login_type, ...secrets } };
  });

  api.answer(contract.finishSocialLogin, async (context) => {
    const { db, config, body } = context;
    const { login_type } = context.params;
    const way = { login_type, flow: socialFlow(config, login_type) };
    return signedIn(context, await finishSocialLogin(db, config, way, body, deviceOf(context)));
  });

  api.answer(contract.logout, async ({ db, viewer, reply }) => {
    if (viewer) await logOut(db, viewer);
    reply.clearSession();
    return null;
  });

  api.answer(contract.getViewer, async ({ db, viewer }) =>
    viewer ? presentLoggedIn(db, await getUser(db, viewer.id), viewer) : null,
  );

  api.answer(contract.getUserDetail, async ({ db, user }) =>
    presentLoggedIn(db, await getUser(db, user.id), user),
  );

  api.answer(contract.listSessions, async ({ db, config, user }) =>
    (await listOpenSessions(db, config, user.id)).map((session) => presentSession(session, user)),
  );

  api.answer(contract.revokeSession, async ({ db, user, params }) => {
    await revokeSession(db, user, params.sessionId);
    return null;
  });

  api.answer(contract.revokeOtherSessions, async ({ db, user }) => {
    await revokeOtherSessions(db, user);
    return null;
  });
}
