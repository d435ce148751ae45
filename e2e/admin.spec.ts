import type { Page } from '@playwright/test';
import { approveAd, type PlacedAd, postAd, toast } from './ads.ts';
import { expect, hydrated, open, somebody, test } from './people.ts';

const adminEmail = 'admin@souk.test';

/** Opens a user's admin page by searching for the address. */
async function openUser(admin: Page, email: string): Promise<void> {
  await open(admin, '/admin/users');
  await admin.getByLabel('Name or email').fill(email);
  await admin.getByRole('button', { name: 'Filter' }).click();
  await expect(admin).toHaveURL(/keyword=/);
  await admin.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
  await expect(admin).toHaveURL(/\/admin\/users\/\d+$/);
}

const review = (admin: Page, ad: PlacedAd) => admin.getByRole('region', { name: ad.title });

test('[B-106] Ads leave the queue by its keys, and become public', async ({ visit, welcome, request }) => {
  const owner = await welcome(somebody('Queenie Queue'));
  await owner.goto('/ad-management');
  const first = await postAd(owner, { title: `First in the queue ${Date.now()}` });
  const second = await postAd(owner, { title: `Second in the queue ${Date.now()}` });
  const admin = await visit(adminEmail);
  await open(admin, `/admin/ads?ad=${first.id}`);
  await expect(review(admin, first)).toBeVisible();
  const undo = admin.getByRole('button', { name: 'Undo' });
  await admin.keyboard.press('a');
  await expect(review(admin, first)).toBeHidden();
  await undo.click();
  await expect(undo).toBeHidden();
  await open(admin, `/admin/ads?ad=${first.id}`);
  expect((await request.get(first.path)).status()).toBe(404);
  await admin.keyboard.press('a');
  await expect(review(admin, first)).toBeHidden();
  // Whoever leaves the page has not undone it.
  await open(admin, `/admin/ads?ad=${second.id}`);
  await expect.poll(async () => (await request.get(first.path)).status()).toBe(200);
  expect((await request.get(second.path)).status()).toBe(404);
  await admin.keyboard.press('r');
  const reason = review(admin, second).getByLabel('Reason');
  await expect(reason).toBeFocused();
  await reason.fill('The category does not fit.');
  await admin.getByRole('button', { name: 'Reject the ad' }).click();
  await expect(review(admin, second)).toBeHidden();
  await open(owner, '/ad-management?status=rejected');
  await expect(owner.getByText('The category does not fit.')).toBeVisible();
});

test('[success-report-sent] [success-ad-deleted] [status-410] A report that is upheld takes the ad down, and a deleted ad is gone', async ({
  visit,
  welcome,
}) => {
  const owner = await welcome(somebody('Rob Reported'));
  const reporter = await welcome(somebody('Rea Reporter'));
  const admin = await visit(adminEmail);
  await owner.goto('/ad-management');
  const ad = await postAd(owner, { title: `A doubtful thing ${Date.now()}` });
  await approveAd(admin, ad.id);

  await open(reporter, ad.path);
  await reporter.getByRole('link', { name: 'Report', exact: true }).first().click();
  const form = reporter.getByRole('dialog', { name: 'Report this ad' });
  await form.getByRole('radio').first().check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await toast(reporter, 'Report sent successfully.');

  await open(admin, '/admin/reports');
  const report = admin.getByRole('listitem').filter({ hasText: ad.title });
  await report.getByText('Remove', { exact: true }).click();
  await report.getByLabel('Reason').fill('Stolen goods.');
  await report.getByRole('button', { name: 'Remove the ad' }).click();
  await expect(report).toBeHidden();
  expect((await reporter.request.get(ad.path)).status()).toBe(404);

  await open(owner, '/ad-management?status=rejected');
  await expect(owner.getByText('Stolen goods.')).toBeVisible();
  await open(owner, `/ad-management/delete?ids=${ad.id}`);
  await owner.getByRole('button', { name: 'Delete ad' }).click();
  await toast(owner, 'Ad deleted successfully.');
  expect((await reporter.request.get(ad.path)).status()).toBe(410);
});

test('A user who is blocked is signed out, and the ads are hidden', async ({ visit, welcome, request }) => {
  const blake = somebody('Blake Blocked');
  const owner = await welcome(blake);
  const admin = await visit(adminEmail);
  await owner.goto('/ad-management');
  const ad = await postAd(owner, { title: `Soon hidden ${Date.now()}` });
  await approveAd(admin, ad.id);
  expect((await request.get(ad.path)).status()).toBe(200);

  await openUser(admin, blake.email);
  const block = admin.getByRole('group').filter({ hasText: 'Block the account' });
  await block.getByText('Block', { exact: true }).click();
  await block.getByLabel('Reason').fill('Fake listings');
  await admin.getByRole('button', { name: 'Block the account' }).click();
  await expect(admin.getByText('Unblock', { exact: true })).toBeVisible();
  await owner.goto('/ad-management');
  await expect(owner).toHaveURL('/');
  await expect.poll(async () => (await request.get(ad.path)).status()).not.toBe(200);
});

test('An admin acts for a user under a banner, stops, and the log tells of both', async ({
  visit,
  welcome,
  browser,
  baseURL,
}) => {
  const anna = somebody('Anna Acted');
  await welcome(anna);
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const admin = await context.newPage();
  await admin.goto('/admin/login');
  await admin.getByLabel('Email id').fill(adminEmail);
  await admin.getByLabel('Password', { exact: true }).fill('Souk-demo-1!');
  await admin.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(admin).toHaveURL(/\/admin$/);
  await openUser(admin, anna.email);
  await admin.getByText('Act as', { exact: true }).click();
  await admin.getByRole('textbox', { name: 'Reason' }).fill('They asked for help with their ad.');
  await admin.getByRole('button', { name: 'Act as this user' }).click();
  const banner = admin.getByText(/acts for/);
  await expect(banner).toContainText(anna.name);
  await open(admin, '/editProfile');
  await expect(banner).toBeVisible();
  await admin.getByRole('button', { name: 'Stop acting' }).click();
  await expect(admin).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(banner).toBeHidden();
  await context.close();

  const reader = await visit(adminEmail);
  await open(reader, '/admin/audit');
  await expect(
    reader.getByRole('main').getByRole('listitem').filter({ hasText: /act/i }).first(),
  ).toBeVisible();
});

test('[limit-post-ad] A quota that is lowered counts at once', async ({ visit, welcome }) => {
  const admin = await visit(adminEmail);
  const owner = await welcome(somebody('Quentin Quota'));
  await owner.goto('/ad-management');
  await postAd(owner, { title: 'The only one' });
  const limit = async (value: string) => {
    await open(admin, '/admin/settings');
    await admin.getByLabel('Private', { exact: true }).fill(value);
    await admin.getByRole('button', { name: 'Save the settings' }).click();
    await expect(admin.locator('.toasts [data-tone="good"]').first()).toBeVisible();
  };
  await open(admin, '/admin/settings');
  const before = await admin.getByLabel('Private', { exact: true }).inputValue();
  await limit('1');
  try {
    const refused = await owner.request.post('/api/v2/classifieds', {
      data: { category_id: 184, title: 'One too many', description: 'No.', price_type: 'free' },
      headers: { origin: new URL(owner.url()).origin },
    });
    expect(refused.ok()).toBe(false);
    await open(owner, '/post-ad');
    await expect(owner.getByText(/limit/i).first()).toBeVisible();
  } finally {
    await limit(before);
  }
  await open(admin, '/admin/audit');
  await hydrated(admin);
  await expect(
    admin
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /settings/i })
      .first(),
  ).toBeVisible();
});
