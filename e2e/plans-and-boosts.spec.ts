import type { Page } from '@playwright/test';
import { expect, open, somebody, test } from './people.ts';
import { cards, offer, openShop, payByCard } from './shops.ts';

const paid = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank you for your payment' })).toBeVisible();

test('A shop pays for a plan, cancels it for the end of its period, and keeps it after all', async ({
  welcome,
}) => {
  test.setTimeout(90_000);
  const { page } = await openShop(welcome, somebody('Peta Plan'));
  await open(page, '/subscription');
  const plan = page.getByRole('article').filter({ hasText: 'Includes GST' }).first();
  const name = (await plan.getByRole('heading').textContent()) ?? '';
  await plan.getByRole('link', { name: `Choose ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Your plan: ${name}` })).toBeVisible();
  await payByCard(page, cards.good);
  await paid(page);

  await open(page, '/subscription');
  const present = page.getByRole('region', { name });
  await expect(present.getByText(/It renews on/)).toBeVisible();
  await present.getByRole('link', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(present.getByText(/It ends on/)).toBeVisible();
  await present.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(present.getByText(/It renews on/)).toBeVisible();
});

test('A shop boosts a product, which stands as premium from then on', async ({ visit, welcome }) => {
  test.setTimeout(90_000);
  const shop = await openShop(welcome, somebody('Bob Boost'));
  const bowl = await offer(shop, await visit('admin@souk.test'), `Bowl ${Date.now()}`, '30');
  const { page } = shop;
  await open(page, `/boostAd-pay/${bowl.id}?kind=retail.product`);
  await expect(page.getByRole('heading', { name: 'Boost your listing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: bowl.title })).toBeVisible();
  await page
    .getByRole('group', { name: /Premium/ })
    .getByRole('radio', { name: /7 days/ })
    .check();
  await payByCard(page, cards.good);
  await paid(page);
  await open(page, `/boostAd-pay/${bowl.id}?kind=retail.product`);
  await expect(page.getByText(/Premium until .* New days follow on from there\./)).toBeVisible();
});
