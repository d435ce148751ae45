import * as contract from '@souk/contract/modules/identity/second-factors';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { shownEmail } from '../contacts/contact.rules.ts';
import { deviceOf } from '../sessions/device.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { getUser } from '../users/user.queries.ts';
import { addApp } from './add-app.ts';
import { addPasskey } from './add-passkey.ts';
import { authenticateAgain } from './authenticate-again.ts';
import { addChallenge, setQuestion } from './challenge.queries.ts';
import { finishLogin } from './finish-login.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { offerApp } from './offer-app.ts';
import { questionFor, questionForNew } from './passkey-questions.ts';
import { isRecentlyAuthenticated, requireRecentAuthentication } from './recent-authentication.ts';
import { removeFactor } from './remove-factor.ts';
import { renameFactor } from './rename-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { presentFactor } from './second-factor.present.ts';
import { countRecoveryCodes, listFactors } from './second-factor.queries.ts';

const asRecord = (options: object) => options as Record<string, unknown>;

/** Starts a passkey challenge: as the second step of the sign-in that the token names, or as the only step. */
async function askPasskey(db: Db, config: Config, token: string | undefined) {
  if (!token) {
    const options = await questionFor(config, [], true);
    const { challenge } = options;
    return {
      step_token: await addChallenge(db, { purpose: 'passkey-login', challenge }),
      options: asRecord(options),
    };
  }
  const blank = await questionFor(config, [], false);
  const step = await setQuestion(db, token, 'second-step', blank.challenge);
  const factors = step.userId === null ? [] : await listFactors(db, step.userId);
  const { allowCredentials } = await questionFor(config, factors, false);
  return { step_token: token, options: asRecord({ ...blank, allowCredentials }) };
}

function loginRoutes(api: Api) {
  api.answer(contract.finishLogin, async (context) =>
    signedIn(context, await finishLogin(context.db, context.config, context.body, deviceOf(context))),
  );

  api.answer(contract.askPasskey, ({ db, config, body }) => askPasskey(db, config, body.step_token));

  api.answer(contract.passkeyLogin, async (context) =>
    signedIn(context, await logInByPasskey(context.db, context.config, context.body, deviceOf(context))),
  );

  api.answer(contract.askOwnPasskey, async ({ db, config, user }) => {
    const options = await questionFor(config, await listFactors(db, user.id), false);
    const asked = { purpose: 'passkey-check', userId: user.id, challenge: options.challenge } as const;
    return { step_token: await addChallenge(db, asked), options: asRecord(options) };
  });

  api.answer(contract.authenticate, async (context) => {
    const { db, config, user, body } = context;
    await authenticateAgain(db, config, user, body);
    await renewSession(db, context);
    return null;
  });
}

function addingRoutes(api: Api) {
  api.answer(contract.startApp, ({ db, config, user }) => offerApp(db, config, user));

  api.answer(contract.addApp, async (context) => {
    const { db, config, user, body } = context;
    const recovery_codes = await addApp(db, config, user, body);
    await renewSession(db, context);
    return { recovery_codes };
  });

  api.answer(contract.startPasskey, async ({ db, config, user }) => {
    await requireRecentAuthentication(db, user);
    const owner = await getUser(db, user.id);
    const named = { ...owner, email: shownEmail(owner) };
    const options = await questionForNew(config, named, await listFactors(db, user.id));
    const asked = { purpose: 'passkey-new', userId: user.id, challenge: options.challenge } as const;
    return { step_token: await addChallenge(db, asked), options: asRecord(options) };
  });

  api.answer(contract.addPasskey, async (context) => {
    const { db, config, user, body } = context;
    const recovery_codes = await addPasskey(db, config, user, body);
    await renewSession(db, context);
    return { recovery_codes };
  });
}

export function secondFactorRoutes(api: Api) {
  loginRoutes(api);
  addingRoutes(api);

  api.answer(contract.listSecondFactors, async ({ db, user }) => ({
    factors: (await listFactors(db, user.id)).map(presentFactor),
    recovery_codes_left: await countRecoveryCodes(db, user.id),
    is_authenticated: await isRecentlyAuthenticated(db, user),
    has_password: (await getUser(db, user.id)).passwordHash !== null,
  }));

  api.answer(contract.renameSecondFactor, async ({ db, user, params, body }) => {
    await renameFactor(db, user, params.factor_id, body.name);
    return null;
  });

  api.answer(contract.removeSecondFactor, async (context) => {
    const { db, config, user, params } = context;
    await removeFactor(db, config, user, params.factor_id);
    await renewSession(db, context);
    return null;
  });

  api.answer(contract.renewRecoveryCodes, async ({ db, user }) => ({
    recovery_codes: await renewRecoveryCodes(db, user),
  }));
}
