import { randomBytes } from 'node:crypto';
import * as contract from '@souk/contract/modules/identity/second-factors';
import { login } from '@souk/contract/modules/identity/sessions';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, minutesMs } from '../../../platform/clock.ts';
import { presentSeal } from '../../../platform/secrets.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../testing.ts';
import { sealAppSecret, secretOf } from './app-secret.ts';
import { sealStoredSecrets } from './seal-stored-secrets.ts';
import { codeAt, formerDigest, newSecret } from './second-factor.rules.ts';
import { recoveryCodes, secondFactors } from './second-factor.tables.ts';

const password = 'quiet-river-12';

async function finish({ as }: TestApi, email: string, code: string) {
  const begun = await as().send(login, { body: { email, password } });
  const { step_token } = begun.envelope.data as contract.SecondStep;
  return (await as().send(contract.finishLogin, { body: { step_token, code } })).status;
}

async function withApp(api: TestApi) {
  const user = await buildUser(api.db, { password });
  const { secret } = await api.as(user).call(contract.startApp);
  const body = { code: codeAt(secret, clock.now()) };
  const { recovery_codes } = await api.as(user).call(contract.addApp, { body });
  return { user, secret, codes: recovery_codes };
}

const storedOf = async ({ db }: TestApi, userId: number) => ({
  app: (await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0]?.secret ?? '',
  codes: await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
});

describe('what is kept of second factors', () => {
  test('is the sealed secret of an app, and slow hashes of recovery codes', async () => {
    const api = await startApi();
    const { user, secret, codes } = await withApp(api);

    const stored = await storedOf(api, user.id);

    expect(stored.app).not.toContain(secret);
    expect(stored.app.startsWith(presentSeal(api.config))).toBe(true);
    expect(stored.codes).toHaveLength(10);
    for (const { codeHash } of stored.codes) expect(codeHash).toMatch(/^\$argon2id\$/);
    expect(codes.every((code) => /^(\d{4}-){3}\d{4}$/.test(code))).toBe(true);
    expect(new Set(codes.map((code) => code.slice(0, 4))).size).toBe(10);
  });

  test('is never taken into the database in the open', async () => {
    const { db } = await startApi();
    const user = await buildUser(db);
    const values = { userId: user.id, kind: 'totp', name: 'App', secret: newSecret() } as const;

    await expect(db.insert(secondFactors).values(values)).rejects.toMatchObject({
      cause: { constraint: 'second_factors_sealed' },
    });
  });

  test('does not serve in the row of another', async () => {
    const api = await startApi();
    const [owner, thief] = [await withApp(api), await withApp(api)];
    const { app } = await storedOf(api, owner.user.id);
    await api.db.update(secondFactors).set({ secret: app }).where(eq(secondFactors.userId, thief.user.id));
    await api.advance(minutesMs(1));

    const status = await finish(api, thief.user.email, codeAt(owner.secret, clock.now()));

    expect(status).not.toBe(200);
  });
});

describe('what was stored in the open', () => {
  test('is sealed at the start, and its owner comes in as before, by each recovery code once', async () => {
    const api = await startApi();
    const { user, secret } = await withApp(api);
    const code = '123456789012';
    // Like rows from before the migration.
    await api.db.execute(sql`alter table identity.second_factors drop constraint second_factors_sealed`);
    await api.db.execute(sql`alter table identity.recovery_codes drop constraint recovery_codes_sealed`);
    await api.db.update(secondFactors).set({ secret }).where(eq(secondFactors.userId, user.id));
    await api.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    const former = { userId: user.id, codeHash: formerDigest(user.id, code) };
    await api.db.insert(recoveryCodes).values(former);

    await api.db.transaction((tx) => sealStoredSecrets(tx, api.config));

    const stored = await storedOf(api, user.id);
    expect(stored.app.startsWith(presentSeal(api.config))).toBe(true);
    expect(stored.codes[0]?.codeHash.startsWith(presentSeal(api.config))).toBe(true);
    await api.advance(minutesMs(1));
    expect(await finish(api, user.email, codeAt(secret, clock.now()))).toBe(200);
    expect(await finish(api, user.email, '1234-5678-9013')).toBe(422);
    expect(await finish(api, user.email, '1234-5678-9012')).toBe(200);
    expect(await finish(api, user.email, '1234-5678-9012')).toBe(422);
  });

  test('is sealed anew under a new key, after which the former key is not needed', async () => {
    const api = await startApi();
    const user = await buildUser(api.db);
    const { db } = api;
    const [former, present] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    const under = (...SECRETS_KEY: string[]) => ({ ...api.config, SECRETS_KEY });
    const sealed = sealAppSecret(under(former), user.id, 'JBSWY3DP');
    await db.delete(secondFactors);
    await db.delete(recoveryCodes);
    await db.insert(secondFactors).values({ userId: user.id, name: 'App', kind: 'totp', secret: sealed });

    await expect(db.transaction((tx) => sealStoredSecrets(tx, under(present)))).rejects.toThrow(
      /SECRETS_KEY/,
    );
    await db.transaction((tx) => sealStoredSecrets(tx, under(present, former)));

    const { app } = await storedOf(api, user.id);
    expect(secretOf(under(present), { userId: user.id, secret: app })).toBe('JBSWY3DP');
  });
});
