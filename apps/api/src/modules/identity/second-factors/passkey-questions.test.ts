import * as contract from '@souk/contract/modules/identity/second-factors';
import { login } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { SoftwarePasskey } from '../../../testing/software-passkey.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../testing.ts';

const password = 'quiet-river-12';

async function withPasskey(api: TestApi) {
  const user = await buildUser(api.db, { password });
  const passkey = new SoftwarePasskey(api.config.PUBLIC_URL);
  const { step_token, options } = await api.as(user).call(contract.startPasskey);
  await api
    .as(user)
    .call(contract.addPasskey, { body: { step_token, passkey: passkey.make(options), name: 'Key' } });
  return { user, passkey };
}

/** The token of the second step, after a correct password. */
async function beginLogin({ as }: TestApi, { email }: Pick<TestUser, 'email'>): Promise<string> {
  const { envelope } = await as().send(login, { body: { email, password } });
  return contract.SecondStep.parse(envelope.data).step_token;
}

describe('a passkey', () => {
  test('is the second step of a sign-in', async () => {
    const api = await startApi();
    const { user, passkey } = await withPasskey(api);

    const step_token = await beginLogin(api, user);
    const { options } = await api.as().call(contract.askPasskey, { body: { step_token } });
    const body = { step_token, passkey: passkey.answer(options) };
    const entered = await api.as().call(contract.finishLogin, { body });

    expect(options.allowCredentials).toHaveLength(1);
    expect(entered).toMatchObject({ user_id: user.id });
    await expect(api.as().call(contract.finishLogin, { body })).rejects.toMatchObject({
      code: 'sign-in-too-old',
    });
  });

  test('opens the account alone, and not without knowing its holder', async () => {
    const api = await startApi();
    const { user, passkey } = await withPasskey(api);
    const ask = () => api.as().call(contract.askPasskey, { body: {} });

    const first = await ask();
    const entered = await api.as().call(contract.passkeyLogin, {
      body: { step_token: first.step_token, passkey: passkey.answer(first.options) },
    });
    const second = await ask();
    const unknowing = api.as().call(contract.passkeyLogin, {
      body: { step_token: second.step_token, passkey: passkey.answer(second.options, { isVerified: false }) },
    });

    expect(entered).toMatchObject({ user_id: user.id });
    await expect(unknowing).rejects.toMatchObject({ code: 'passkey-refused' });
  });

  test('is refused for another site, another question, an old counter, and one nobody has', async () => {
    const api = await startApi();
    const { passkey } = await withPasskey(api);
    const stranger = new SoftwarePasskey(api.config.PUBLIC_URL);
    const give = async (answerOf: (options: Record<string, unknown>) => object) => {
      const { step_token, options } = await api.as().call(contract.askPasskey, { body: {} });
      const { envelope } = await api
        .as()
        .send(contract.passkeyLogin, { body: { step_token, passkey: answerOf(options) } });
      return (envelope.data as { code?: string }).code;
    };

    const refused = [
      await give((options) => passkey.answer(options, { origin: 'https://evil.example' })),
      await give(() => passkey.answer({ challenge: 'bm90LWFza2Vk' })),
      await give((options) => stranger.answer(options)),
    ];
    expect(await give((options) => passkey.answer(options))).toBeUndefined();
    passkey.signCount = 0;
    refused.push(await give((options) => passkey.answer(options)));

    expect(refused).toEqual(Array(4).fill('passkey-refused'));
  });

  test('is not added for another site, nor through another person’s question', async () => {
    const api = await startApi();
    const [user, other] = [await buildUser(api.db), await buildUser(api.db)];
    const passkey = new SoftwarePasskey(api.config.PUBLIC_URL);
    const mine = await api.as(user).call(contract.startPasskey);

    const foreign = api.as(user).call(contract.addPasskey, {
      body: { step_token: mine.step_token, passkey: passkey.make(mine.options, 'https://evil.example') },
    });
    const taken = api.as(other).call(contract.addPasskey, {
      body: { step_token: mine.step_token, passkey: passkey.make(mine.options) },
    });

    await expect(foreign).rejects.toMatchObject({ code: 'passkey-refused' });
    await expect(taken).rejects.toMatchObject({ code: 'sign-in-too-old' });
  });
});
