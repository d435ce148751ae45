import { toast } from './ads.ts';
import { codeSentTo, expect, open, password, somebody, test } from './people.ts';

test('[B-007] [B-018] [B-052] [B-110] A car dealer registers, is set up, posts a car, and answers the admin and a buyer', async ({
  page: dealer,
  request,
  visit,
  welcome,
}) => {
  test.setTimeout(150_000);
  const carl = somebody('Carl Dealer');
  const title = `Volvo wagon ${carl.phone}`;

  await test.step('registers in its trade and verifies the phone', async () => {
    await open(dealer, '/signup?type=business');
    await dealer.getByRole('radio', { name: /car/i }).check();
    await dealer.getByRole('button', { name: 'Continue to your details' }).click();
    await dealer.getByLabel('Business name').fill('Carl Cars');
    await dealer.getByLabel('Name', { exact: true }).fill(carl.name);
    await dealer.getByLabel('Email id').fill(carl.email);
    await dealer.getByLabel('Password', { exact: true }).fill(password);
    await dealer.getByLabel('Confirm password').fill(password);
    await dealer.getByLabel('Phone', { exact: true }).fill(carl.phone);
    await dealer.getByLabel(/I agree to the/).check();
    await dealer.getByRole('button', { name: 'Create account' }).click();
    await expect(dealer.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
    const send = dealer.getByRole('button', { name: 'Send code' });
    const code = dealer.getByLabel('One-time code');
    await expect(send.or(code).first()).toBeVisible();
    if (await send.isVisible()) await send.click();
    await code.fill(await codeSentTo(request, carl.phone));
    await dealer.getByRole('button', { name: 'Verify' }).click();
    await expect(dealer).toHaveURL(/\/profile-setup/);
  });

  await test.step('the wizard keeps what was said and opens the dashboard at its end', async () => {
    await dealer.goto('/');
    await expect(dealer).toHaveURL(/\/profile-setup/);
    await open(dealer, '/profile-setup');
    await dealer.getByLabel('Name', { exact: true }).fill('Carla Dealer');
    await dealer.getByRole('button', { name: /^Continue/ }).click();
    await expect(dealer.getByText('Address is required.').first()).toBeVisible();
    await expect(dealer.getByLabel('Name', { exact: true })).toHaveValue('Carla Dealer');
    await dealer.getByRole('combobox', { name: 'Suburb' }).fill('Parramatta');
    await dealer
      .getByRole('option', { name: /Parramatta.*2150/ })
      .first()
      .click();
    await dealer.getByRole('button', { name: /^Continue/ }).click();
    await dealer.getByLabel('Account holder').fill('Carla Dealer');
    await dealer.getByLabel('BSB').fill('062-000');
    await dealer.getByLabel('Account number').fill('12345678');
    await dealer.getByLabel('Your password', { exact: true }).fill(password);
    await dealer.getByRole('button', { name: 'Save and finish' }).click();
    await expect(dealer).toHaveURL(/\/dashboards$/);
    await expect(dealer.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('posts a car', async () => {
    await open(dealer, '/post-ad');
    await dealer.getByLabel('Search categories').fill('cars and vans');
    await dealer.getByRole('button', { name: /Cars and Vans/ }).click();
    await dealer.getByLabel('Title').fill(title);
    await dealer.getByLabel('Description').fill('One owner, full history, new tyres.');
    await dealer.getByRole('radio', { name: /^Good/ }).check();
    await dealer.getByRole('button', { name: 'Continue to Photos' }).click();
    await expect(dealer.getByText('Make is required.').first()).toBeVisible();
    await dealer.getByRole('textbox', { name: 'Make' }).fill('Volvo');
    await dealer.getByRole('textbox', { name: 'Model' }).fill('V70');
    await dealer.getByRole('textbox', { name: 'Year' }).fill('2012');
    await dealer.getByRole('textbox', { name: 'Odometer' }).fill('140000');
    await dealer.getByLabel('Transmission').selectOption('Automatic');
    await dealer.getByLabel('Fuel').selectOption('Diesel');
    await dealer.getByLabel('Body type').selectOption('Wagon');
    await dealer.getByRole('button', { name: 'Continue to Photos' }).click();
    await expect(dealer.getByRole('heading', { name: 'Show it off' })).toBeVisible();
    await dealer.getByRole('button', { name: 'Continue to Price and place' }).click();
    await dealer.getByLabel('Price', { exact: true }).fill('8500');
    const place = dealer.getByRole('combobox', { name: 'Suburb or postcode' });
    await place.fill('Parramatta');
    await dealer
      .getByRole('option', { name: /Parramatta.*2150/ })
      .first()
      .click();
    await dealer.getByRole('button', { name: 'Continue to Preview' }).click();
    await dealer.getByRole('button', { name: 'Post ad' }).click();
    await expect(dealer).toHaveURL(/\/ad-management\?posted=/);
  });

  const path = (await dealer.getByRole('link', { name: 'See your ad' }).getAttribute('href')) ?? '';
  const id = /-(\d+)$/.exec(path)?.[1] ?? '';
  const row = dealer.getByRole('list', { name: 'Your ads' }).getByRole('listitem').filter({ hasText: title });
  const tab = async (name: RegExp) => {
    await dealer.getByRole('navigation', { name: 'Ads by state' }).getByRole('link', { name }).click();
    await expect(row).toBeVisible();
  };

  const admin = await visit('admin@souk.test');
  await test.step('[status-ad-rejected] the admin rejects it with a reason, which the dealer reads', async () => {
    await open(dealer, '/ad-management');
    await tab(/^Pending/);
    await open(admin, `/admin/ads/${id}`);
    await admin.getByText('Reject', { exact: true }).click();
    await admin.getByLabel('Reason').fill('The pictures do not show the item.');
    await admin.getByRole('button', { name: 'Reject the ad' }).click();
    await open(dealer, '/ad-management');
    await tab(/^Rejected/);
    await expect(row.getByText('The pictures do not show the item.')).toBeVisible();
  });

  await test.step('[status-ad-approved] it comes back with changes and is approved', async () => {
    await row
      .getByRole('link', { name: /Repost|Edit/ })
      .first()
      .click();
    await expect(dealer).toHaveURL(/\/(repost|update)-ad\//);
    await dealer.getByLabel('Description').fill('One owner, full history, new tyres. Pictures on request.');
    await dealer
      .getByRole('main')
      .getByRole('button', { name: /Save changes|Post|Repost|Send/ })
      .last()
      .click();
    await expect(dealer).toHaveURL(/\/ad-management/);
    await open(admin, `/admin/ads/${id}`);
    await admin.getByRole('button', { name: 'Approve' }).click();
    await open(dealer, '/ad-management');
    await tab(/^Approved/);
    expect((await request.get(path)).status()).toBe(200);
  });

  await test.step('[drawer-offer] an offer comes in under Offer and is rejected', async () => {
    const buyer = await welcome(somebody('Bea Buyer'));
    await open(buyer, path);
    await buyer.getByRole('link', { name: 'Make an offer' }).first().click();
    const form = buyer.getByRole('dialog', { name: 'Make an offer' });
    await form.getByLabel('Offer price').fill('4000');
    await form.getByRole('button', { name: 'Send offer' }).click();
    await toast(buyer, 'Offer sent successfully.');
    await open(dealer, '/dashboard');
    await dealer
      .getByRole('navigation', { name: 'Your pages' })
      .first()
      .getByRole('link', { name: 'Offer' })
      .click();
    const offer = dealer.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(offer.getByText('$4,000.00', { exact: true })).toBeVisible();
    await offer.getByRole('button', { name: 'Reject' }).click();
    await expect(dealer.getByRole('main').getByText('Rejected').first()).toBeVisible();
  });
});

/** Items of the drawer whose pages exist, by account (behaviours, table 10.1). */
const first = ['Dashboard', 'Notification', 'Messages', 'Reviews'];
const payment = ['Payment Method', 'Billing history'];
const drawers = {
  private: [...first, 'Wishlist', 'Ad Management', 'Retail', 'My Orders', 'Bookings', ...payment],
  retail: [...first, 'Ad Management', ...payment, 'Subscriptions', 'Orders', 'Transaction'],
  car_dealer: [...first, 'Ad Management', ...payment, 'Subscriptions', 'Transaction', 'Offer'],
  restaurant: [...first, ...payment, 'Transaction', 'Promotions', 'Special Offers'],
} as const;

for (const [type, items] of Object.entries(drawers)) {
  test(`[drawer-dashboard] [drawer-notification] [drawer-messages] [drawer-logout] [drawer-width] The drawer of ${type} holds its items in their order`, async ({
    visit,
  }) => {
    const page = await visit(`${type}@souk.test`);
    await open(page, '/dashboard');
    const drawer = page.getByRole('navigation', { name: 'Your pages' }).first();
    await expect(drawer).toBeVisible();
    const shown = await drawer.getByRole('link').locator('span:first-of-type').allTextContents();
    expect(shown).toEqual(items);
    await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect((await page.locator('aside').filter({ has: drawer }).boundingBox())?.width).toBe(250);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
}

test('[B-003] [B-005] [B-011] [B-020] [B-022] [B-025] [B-031] A business has its dashboard for a home, no market menus, and no way into private pages', async ({
  visit,
}) => {
  const page = await visit('restaurant@souk.test');
  await open(page, '/');
  await expect(page.locator('[data-header="dashboard"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All categories' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Wishlist' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Post an ad' })).toHaveCount(0);
  for (const path of ['/wishlist', '/saved-searches', '/classifieds', '/my-offer']) {
    const reply = await page.goto(path);
    await expect(page).toHaveURL(/\/un-authorize$/);
    expect(reply?.status(), path).toBe(403);
  }
  const asked = page.request.post('/api/v2/classifieds', {
    data: { category_id: 184, title: 'Not mine to sell' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect((await asked).ok()).toBe(false);
});
