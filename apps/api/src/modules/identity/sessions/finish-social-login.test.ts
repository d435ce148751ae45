import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import {
  finishSocialLogin,
  listSocialProviders,
  type SocialSignIn,
  startSocialLogin,
} from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { challengeOf } from '../providers/social-flow.ts';
import { buildUser } from '../testing.ts';
import { blockUser } from '../users/block-user.ts';

const params = { login_type: 'google' } as const;

/** The code that the simulator's consent page would return for this sign-in. */
const codeFor = ({ nonce, verifier }: SocialSignIn, token: string) =>
  Buffer.from(JSON.stringify({ token, nonce, challenge: challengeOf(verifier) })).toString('base64url');

async function setOut() {
  const api = await startApi();
  const client = api.as();
  const { authorize_url, kept } = await client.call(startSocialLogin, { params });
  const comeBack = (token: string, changes: object = {}) =>
    client.call(finishSocialLogin, {
      params,
      body: { code: codeFor(kept, token), state: kept.state, kept, ...changes },
    });
  return { ...api, client, authorize_url, kept, comeBack };
}

const refused = { status: 401, message: 'Invalid user or token' };

describe('signing in through a provider’s pages', () => {
  test('offers the simulated providers outside production', async () => {
    const { as } = await startApi();

    const offered = await as().call(listSocialProviders);

    expect(offered.map(({ name }) => name)).toEqual(['google', 'facebook', 'apple']);
    expect(offered.every(({ is_simulated: isSimulated }) => isSimulated)).toBe(true);
  });

  test('leads out with secrets of its own each time', async () => {
    const [first, second] = [await setOut(), await setOut()];

    const query = new URL(first.authorize_url, 'https://souk.example').searchParams;
    expect(query.get('state')).toBe(first.kept.state);
    expect(query.get('code_challenge')).toBe(challengeOf(first.kept.verifier));
    expect(first.kept.state).not.toBe(second.kept.state);
    expect(first.authorize_url).not.toContain(first.kept.verifier);
  });

  test('opens a private account the first time and finds it the second', async () => {
    const [once, again] = [await setOut(), await setOut()];

    const first = await once.comeBack('ok:flow-1:flow-1@example.test:Rima');
    const second = await again.comeBack('ok:flow-1:flow-1@example.test:Rima');

    expect(second.user_id).toBe(first.user_id);
    expect(await once.as(first).call(getUserProfile)).toMatchObject({
      name: 'Rima',
      email: 'flow-1@example.test',
      email_verified: 1,
      seller_type: 'private',
    });
  });

  test('takes the name that Apple tells beside its token, else the head of the address', async () => {
    const [named, nameless] = [await setOut(), await setOut()];

    const first = await named.comeBack('ok:flow-2:flow-2@example.test', { name: 'Told Once' });
    const second = await nameless.comeBack('ok:flow-3:flow-3@example.test');

    expect([first.name, second.name]).toEqual(['Told Once', 'flow-3']);
  });

  test('links the account of a proven address, and none by an unproven one', async () => {
    const { db, comeBack } = await setOut();
    const [owner, victim] = [await buildUser(db), await buildUser(db)];

    expect((await comeBack(`ok:flow-4:${owner.email}:X`)).user_id).toBe(owner.id);
    await expect((await setOut()).comeBack(`unverified:flow-5:${victim.email}:X`)).rejects.toMatchObject(
      refused,
    );
  });

  test('refuses a state that was not given out here, and a sign-in through another provider', async () => {
    const { kept, comeBack } = await setOut();
    const token = 'ok:flow-6:flow-6@example.test:X';
    const mismatch = { status: 422, message: 'This sign-in took too long or was not started here.' };

    await expect(comeBack(token, { state: 'another' })).rejects.toMatchObject(mismatch);
    await expect(comeBack(token, { kept: { ...kept, login_type: 'apple' } })).rejects.toMatchObject(mismatch);
  });

  test('refuses a code that was made for another sign-in', async () => {
    const [mine, foreign] = [await setOut(), await setOut()];
    const code = codeFor(foreign.kept, 'ok:flow-7:flow-7@example.test:X');

    await expect(mine.comeBack('', { code })).rejects.toMatchObject(refused);
  });

  test('tells an outage, a missing address and a blocked account apart', async () => {
    const { db } = await setOut();
    const user = await buildUser(db);
    await (await setOut()).comeBack(`ok:flow-8:${user.email}:X`);
    await blockUser(db, user.id, { adminId: user.id });
    const after = async (token: string) => (await setOut()).comeBack(token);

    await expect(after('down:flow-9:a@example.test:X')).rejects.toMatchObject({ status: 502 });
    await expect(after('no-email:flow-9::X')).rejects.toMatchObject({
      message: 'The provider did not share an e-mail address.',
    });
    await expect(after(`ok:flow-8:${user.email}:X`)).rejects.toMatchObject({
      message: 'You are not authenticated to perform this action',
    });
  });
});
