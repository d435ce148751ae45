import type { Page } from '@playwright/test';
import { axeFindings, stopTransitions } from './axe.ts';
import { answerOf, expect, open, somebody, test } from './people.ts';
import {
  addApp,
  codeOf,
  giveCode,
  giveCredentials,
  holdAuthenticator,
  logOut,
  reachSecondStep,
} from './second-factors.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Account menu/ });
const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Nothing runs over the edge, and both themes can be read by everybody. */
async function expectLegible(page: Page): Promise<void> {
  const widerBy = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await widerBy(), `${page.url()} is as wide as the screen`).toBe(0);
  await stopTransitions(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, { isColourOnly: true }), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const [screen, viewport] of Object.entries(widths))
  test(`An app with codes is set up, and asked for at the next sign-in (${screen})`, async ({ welcome }) => {
    test.setTimeout(120_000);
    const tara = somebody('Tara Twofactor');
    const page = await welcome(tara, { viewport });
    await open(page, '/security');
    await expectLegible(page);
    await open(page, '/security/app');
    await expectLegible(page);

    const { key, recoveryCodes } = await addApp(page, 'My phone', expectLegible);

    expect(new Set(recoveryCodes).size).toBe(10);
    await expectLegible(page);
    await logOut(page);
    await reachSecondStep(page, tara.email);
    await expectLegible(page);
    await giveCode(page, codeOf(key, 1));
    await expect(account(page)).toBeVisible();
  });

test('A wrong code and a code that was used already are refused, and the sign-in can go on', async ({
  page,
  welcome,
}) => {
  const will = somebody('Will Wrongcode');
  const { key } = await addApp(await welcome(will), 'My phone');
  const used = codeOf(key, 1);
  await reachSecondStep(page, will.email);
  await giveCode(page, '000000');
  await expect(page.getByText('OTP does not match').first()).toBeVisible();
  await expectLegible(page);
  await giveCode(page, used);
  await expect(account(page)).toBeVisible();
  await logOut(page);

  await reachSecondStep(page, will.email);
  await giveCode(page, used);

  await expect(page.getByText('OTP does not match').first()).toBeVisible();
  await expect(account(page)).toBeHidden();
});

test('A recovery code lets its owner in once, and fresh ones take the place of all others', async ({
  page,
  welcome,
}) => {
  const rita = somebody('Rita Recovers');
  const here = await welcome(rita);
  const { recoveryCodes } = await addApp(here, 'My phone');
  const [first = '', second = ''] = recoveryCodes;
  await reachSecondStep(page, rita.email);
  await giveCode(page, first);
  await expect(account(page)).toBeVisible();
  await open(page, '/security');
  await expect(page.getByText('9 of 10 are left.', { exact: false })).toBeVisible();
  await logOut(page);
  await reachSecondStep(page, rita.email);
  await giveCode(page, first);
  await expect(page.getByText('OTP does not match').first()).toBeVisible();

  await open(here, '/security');
  await here.getByRole('button', { name: 'Generate new codes' }).click();
  await expect(here.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const [fresh = ''] = await here.locator('main li.num').allTextContents();

  await giveCode(page, second);
  await expect(page.getByText('OTP does not match').first()).toBeVisible();
  await open(page, '/login/second-step');
  await giveCode(page, fresh);
  await expect(account(page)).toBeVisible();
});

for (const [screen, viewport] of Object.entries(widths))
  test(`A passkey is added, lets its owner in without a password, and is removed (${screen})`, async ({
    welcome,
  }) => {
    test.setTimeout(120_000);
    const pia = somebody('Pia Passkey');
    const page = await welcome(pia, { viewport });
    const main = page.getByRole('main');
    await holdAuthenticator(page);
    await open(page, '/security/passkey');
    await expectLegible(page);
    await main.getByLabel('Name').fill('My laptop');
    await main.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(main.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await main.getByRole('link', { name: 'I have saved them' }).click();
    await expect(main.getByText('My laptop', { exact: true }).first()).toBeVisible();
    await expectLegible(page);

    await logOut(page);
    await open(page, '/login');
    await main.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(account(page)).toBeVisible();
    await logOut(page);
    await reachSecondStep(page, pia.email);
    await expectLegible(page);
    await main.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(account(page)).toBeVisible();

    await open(page, '/security');
    await main.getByRole('button', { name: 'Remove My laptop' }).click();
    await expect(main.getByText('My laptop', { exact: true })).toHaveCount(0);
    await logOut(page);
    await giveCredentials(page, pia.email);
    await expect(account(page)).toBeVisible();
  });

test('Whoever keeps a key does not come to the desk by the password alone', async ({
  page,
  visit,
  welcome,
}) => {
  const ada = somebody('Ada Admin');
  const own = await welcome(ada);
  const { key } = await addApp(own, 'My phone');
  const admin = await visit('admin@souk.test');
  await admin.goto('/admin');
  const headers = { origin: new URL(admin.url()).origin };
  const role = await answerOf<{ id: number }>(
    admin.request.post('/api/v2/admin/roles', {
      headers,
      data: { name: `Readers of ads ${Date.now()}`, permissions: ['ads'] },
    }),
  );
  const found = await answerOf<{ data: { id: number }[] }>(
    admin.request.get('/api/v2/admin/users', { params: { keyword: ada.email } }),
  );
  const [user] = found.data;
  await answerOf(
    admin.request.put(`/api/v2/admin/users/${user?.id}`, { headers, data: { role_ids: [role.id] } }),
  );

  await reachSecondStep(page, ada.email, '/admin/login');
  await expectLegible(page);
  await giveCode(page, '000000');
  await expect(page.getByText('OTP does not match').first()).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await reachSecondStep(page, ada.email, '/admin/login');
  await giveCode(page, codeOf(key, 1));

  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('navigation', { name: 'Desk' }).first()).toBeVisible();
});
