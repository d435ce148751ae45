import { expect, password, somebody, test } from './people.ts';
import { picture } from './pictures.ts';
import { buy, offer, openShop, writeAddress } from './shops.ts';

test.use({ javaScriptEnabled: false });

test('[B-100] [B-109] [filter-required] Without scripts a visitor filters a list, turns its pages and reads an ad', async ({
  page,
}) => {
  await page.goto('/classifieds/filters');
  await page.getByRole('main').getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByText('Please select at least one filter.').first()).toBeVisible();
  await page.goto('/faq');
  await page.getByRole('link', { name: 'All categories' }).first().click();
  await expect(page).toHaveURL(/\/categories$/);
  await page.getByRole('main').getByRole('link', { name: 'Motors' }).first().click();
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(page).toHaveURL(/\/classifieds\/filters/);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Keyword') });
  await form.getByLabel('From', { exact: true }).selectOption('500');
  await form.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/price_min=500/);
  await expect(page.getByRole('link', { name: /From \$500/ })).toBeVisible();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product-details\/classified\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /Make an offer|Message seller/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
});

test('[B-015] [B-056] Without scripts somebody signs in, posts an ad to the end, and signs out', async ({
  page,
  welcome,
}) => {
  test.setTimeout(90_000);
  const nia = somebody('Nia Noscript');
  await welcome(nia);
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Post an ad' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email id').fill(nia.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await page.getByLabel('Email id').fill(nia.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/post-ad/);

  await page.getByLabel('Search categories').fill('collect');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: /Collectables/ }).click();
  await expect(page).toHaveURL(/step=details/);
  await page.getByRole('button', { name: 'Continue to Photos' }).click();
  await expect(page.getByText('Title is required.').first()).toBeVisible();
  await page.getByLabel('Title').fill('A stamp album without scripts');
  await page.getByLabel('Description').fill('Three hundred stamps, sorted by country.');
  await page.getByRole('radio', { name: /^Good/ }).check();
  await page.getByRole('button', { name: 'Continue to Photos' }).click();
  await expect(page).toHaveURL(/step=photos/);
  await page.locator('input[type=file]').setInputFiles(await picture('album.png', '#8a6b2b'));
  await page.getByRole('button', { name: 'Add and arrange photos' }).click();
  await expect(page.getByText('1 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Price and place' }).click();
  await page.getByLabel('Price', { exact: true }).fill('40');
  await page.getByLabel('Suburb or postcode').last().fill('Marrickville NSW 2204');
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  const choice = page.getByRole('group', { name: 'Which place do you mean?' });
  if (await choice.isVisible()) {
    await choice.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Continue to Preview' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Ready to post?' })).toBeVisible();
  await page.getByRole('button', { name: 'Post ad' }).click();
  await expect(page).toHaveURL(/\/ad-management\?posted=/);
  await expect(
    page.getByText('Ad posted successfully and is pending for approval from Admin.').first(),
  ).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/ad-management');
  await expect(page).toHaveURL('/');
});

test('Without scripts a shop accepts an order and cancels it with a reason, and both sides read who did', async ({
  visit,
  welcome,
}) => {
  test.setTimeout(120_000);
  const shop = await openShop(welcome, somebody('Nora Noscript'));
  const jug = await offer(shop, await visit('admin@souk.test'), `Jug ${Date.now()}`, '40');
  const buyer = await welcome(somebody('Ben Noscript'));
  const id = await buy(buyer, jug, await writeAddress(buyer));
  const main = shop.page.getByRole('main');

  await shop.page.goto(`/received-orders-detail?order_id=${id}`);
  await main.getByRole('button', { name: 'Accept order' }).click();
  await expect(shop.page.getByText('Order accepted successfully.')).toBeVisible();
  await main.getByRole('link', { name: 'Cancel order' }).click();
  await expect(shop.page).toHaveURL(/\/act\/received-orders\/cancel\//);
  await expect(main.getByText('The buyer gets $45.00 back.')).toBeVisible();
  await main.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(main.getByText('Reason is required.').first()).toBeVisible();
  await main.getByLabel('Reason').fill('The last one broke.');
  await main.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(shop.page.getByText('Order cancelled successfully.')).toBeVisible();
  await expect(main.getByText('You cancelled this order.').first()).toBeVisible();

  await buyer.goto(`/orders/detail?order_id=${id}`);
  await expect(buyer.getByText('The shop cancelled this order.').first()).toBeVisible();
  await expect(buyer.getByText('The last one broke.').first()).toBeVisible();
});
