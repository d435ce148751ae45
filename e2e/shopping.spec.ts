import { expect, hydrated, open, password, somebody, test } from './people.ts';
import {
  addToCart,
  cards,
  giveAddress,
  offer,
  openShop,
  payButton,
  payByCard,
  type Shop,
  thanks,
} from './shops.ts';

const screens = [
  ['at a desk', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

for (const [where, viewport] of screens)
  test(`A guest buys from two shops ${where}, logs in at the checkout, and pays once for two orders`, async ({
    enrol,
    visit,
    welcome,
  }) => {
    test.setTimeout(120_000);
    const admin = await visit('admin@souk.test');
    const shops: [Shop, Shop] = [
      await openShop(welcome, somebody('Tess Teapot')),
      await openShop(welcome, somebody('Carl Kettle')),
    ];
    const stamp = Date.now();
    const pot = await offer(shops[0], admin, `Teapot ${stamp}`, '40');
    const kettle = await offer(shops[1], admin, `Kettle ${stamp}`, '60');
    const pat = somebody('Pat Buyer');
    await enrol(pat);
    const page = await visit(null, { viewport });

    await test.step('fills the cart, split by shop', async () => {
      await addToCart(page, pot);
      await addToCart(page, kettle);
      await open(page, '/cart');
      const main = page.getByRole('main');
      for (const [shop, sum] of [
        [shops[0], '$45.00'],
        [shops[1], '$65.00'],
      ] as const)
        await expect(main.getByRole('region', { name: shop.name }).getByText(sum)).toBeVisible();
      await expect(main.getByRole('region', { name: 'Summary' }).getByText('$110.00')).toBeVisible();
      await main.getByRole('link', { name: 'Go to checkout' }).click();
    });

    await test.step('logs in and keeps what was chosen', async () => {
      await expect(page.getByRole('heading', { name: 'Log in to check out' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
      const login = page.getByRole('dialog');
      await login.getByLabel('Email id').fill(pat.email);
      await login.getByLabel('Password', { exact: true }).fill(password);
      await login.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByText(/items you chose before logging in/)).toBeVisible();
      await giveAddress(page);
    });

    await test.step('pays once', async () => {
      await expect(payButton(page)).toHaveText(/\$110\.00/);
      await payByCard(page, cards.good);
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your orders, one per shop' })).toBeVisible();
    });

    await test.step('both orders stand, and each shop sees its own alone', async () => {
      await open(page, '/my-orders');
      const orders = page.getByRole('main').getByRole('listitem');
      await expect(orders.filter({ hasText: pot.title }).first()).toContainText('$45.00');
      await expect(orders.filter({ hasText: kettle.title }).first()).toContainText('$65.00');
      const seller = shops[0].page;
      await open(seller, '/received-orders');
      await expect(seller.getByRole('main').getByText(pot.title)).toBeVisible();
      await expect(seller.getByRole('main').getByText(kettle.title)).toHaveCount(0);
    });
  });

test('A payment that is declined can be made with another card, which the bank asks about', async ({
  visit,
  welcome,
}) => {
  test.setTimeout(90_000);
  const shop = await openShop(welcome, somebody('Dora Dishes'));
  const plate = await offer(shop, await visit('admin@souk.test'), `Plate ${Date.now()}`, '30');
  const page = await welcome(somebody('Pat Buyer'));
  await open(page, plate.path);
  await page.getByRole('button', { name: 'Buy now' }).first().click();
  await giveAddress(page);

  await payByCard(page, cards.declined);
  await expect(page.getByText('Your bank declined the payment.').first()).toBeVisible();
  const another = page.getByRole('link', { name: 'Try another card' });
  await another.or(payButton(page)).first().waitFor();
  if (await another.isVisible()) await another.click();
  await expect(page.getByText(/We keep your items for 1\d more minutes/)).toBeVisible();

  await payByCard(page, cards.asking);
  await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  await expect(page.getByText('$35.00')).toBeVisible();
  await page.locator('button[value="approve"]').click();
  await expect(thanks(page)).toBeVisible();
  await open(page, '/billing-history');
  await expect(page.getByRole('main').getByText('$35.00').filter({ visible: true }).first()).toBeVisible();
});

test('A PayPal-type payment is approved on the provider’s page', async ({ visit, welcome }) => {
  const shop = await openShop(welcome, somebody('Paul Platter'));
  const platter = await offer(shop, await visit('admin@souk.test'), `Platter ${Date.now()}`, '30');
  const page = await welcome(somebody('Pat Buyer'));
  await open(page, platter.path);
  await page.getByRole('button', { name: 'Buy now' }).first().click();
  await giveAddress(page);
  await hydrated(page);
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await payButton(page).click();
  await page.getByRole('heading', { name: 'Approve the payment' }).waitFor();
  await page.locator('button[value="approve"]').click();
  await expect(thanks(page)).toBeVisible();
});
