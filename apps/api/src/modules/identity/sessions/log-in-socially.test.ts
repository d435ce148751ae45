import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { getUserDetail, login, socialLogin } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../testing.ts';
import { blockUser } from '../users/block-user.ts';

type Provider = 'google' | 'facebook' | 'apple';

interface Given {
  email?: string;
  script?: string;
  provider?: Provider;
  name?: string;
}

const form = (
  id: string,
  { email = `${id}@example.test`, script = 'ok', provider = 'google', name = 'Sami' }: Given = {},
) => ({
  body: {
    name,
    email,
    social_id: id,
    login_type: provider,
    password: '',
    device_type: 'web',
    access_token: `${script}:${id}:${email}:${name}`,
  },
});

describe('signing in through a provider', () => {
  test('opens a private account the first time and finds it the second', async () => {
    const { as } = await startApi();

    const first = await as().call(socialLogin, form('first'));
    const second = await as().call(socialLogin, form('first'));

    expect(second.user_id).toBe(first.user_id);
    expect(await as(second).call(getUserProfile)).toMatchObject({
      name: 'Sami',
      email: 'first@example.test',
      email_verified: 1,
      phone: null,
      seller_type: 'private',
    });
  });

  test.each<Provider>(['google', 'facebook', 'apple'])('knows %s', async (provider) => {
    const { as } = await startApi();

    const { user_id } = await as().call(socialLogin, form(`by-${provider}`, { provider }));

    expect(user_id).toBeGreaterThan(0);
  });

  test('makes one account of many first sign-ins at once', async () => {
    const { as } = await startApi();

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => as().call(socialLogin, form('stampede'))),
    );

    expect(new Set(answers.map(({ user_id }) => user_id)).size).toBe(1);
  });

  test.each(['expired', 'foreign-app', 'nonsense'])(
    'refuses the token “%s” [cat-invalid-user-or-token]',
    async (script) => {
      const { as } = await startApi();

      const refused = as().call(socialLogin, form('refused', { script }));

      await expect(refused).rejects.toMatchObject({ status: 401, message: 'Invalid user or token' });
    },
  );

  test('refuses the token of somebody else [cat-invalid-user-or-token]', async () => {
    const { as } = await startApi();
    const { body } = form('mallory');

    const refused = as().call(socialLogin, { body: { ...body, social_id: 'victim' } });

    await expect(refused).rejects.toMatchObject({ status: 401, message: 'Invalid user or token' });
  });

  test('says that the provider is down', async () => {
    const { as } = await startApi();

    const refused = as().call(socialLogin, form('outage', { script: 'down' }));

    await expect(refused).rejects.toMatchObject({ status: 502, message: 'Something went wrong' });
  });

  test('is refused to a blocked account', async () => {
    const { as, db } = await startApi();
    const { user_id } = await as().call(socialLogin, form('blocked'));
    await blockUser(db, user_id, { adminId: user_id });

    const refused = as().call(socialLogin, form('blocked'));

    await expect(refused).rejects.toMatchObject({
      message: 'You are not authenticated to perform this action',
    });
  });
});

describe('an account of the same address', () => {
  test('is opened by a provider that vouches for the address, and by no other', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    for (const script of ['unverified', 'no-email']) {
      const refused = as().call(socialLogin, form('thief', { email: user.email, script }));
      await expect(refused).rejects.toMatchObject({ status: 401, message: 'Invalid user or token' });
    }
    const owner = await as().call(socialLogin, form('owner', { email: user.email }));

    expect(owner.user_id).toBe(user.id);
  });

  test('forgets the keys of whoever made it without proving the address', async () => {
    const { as, db } = await startApi();
    const email = 'early-bird@example.test';
    const squatter = await as().call(socialLogin, form('squatter', { email, script: 'no-email' }));

    const owner = await as().call(socialLogin, form('true-owner', { email }));

    expect(owner.user_id).toBe(squatter.user_id);
    await expect(as(squatter).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    await expect(
      as().call(socialLogin, form('squatter', { email, script: 'no-email' })),
    ).rejects.toMatchObject({ status: 401 });
    const user = await buildUser(db, { password: 'quiet-river-12' });
    await as().call(socialLogin, form('second-owner', { email: user.email }));
    await expect(
      as().call(login, { body: { email: user.email, password: 'quiet-river-12' } }),
    ).rejects.toMatchObject({ status: 401 });
  });
});
