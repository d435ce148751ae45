import type { Page } from '@playwright/test';
import { toast } from './ads.ts';
import { expect, open, somebody, test } from './people.ts';
import { buy, offer, openShop, type Product, type Shop, send, writeAddress } from './shops.ts';

const adminEmail = 'admin@souk.test';

const order = (page: Page, id: number) => open(page, `/orders/detail?order_id=${id}`);
const received = (page: Page, id: number) => open(page, `/received-orders-detail?order_id=${id}`);
const tile = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).first();

interface Sale {
  shop: Shop;
  product: Product;
  buyer: Page;
  orderId: number;
}

type People = Pick<Parameters<Parameters<typeof test>[2]>[0], 'visit' | 'welcome'>;

/** Something for $40 and $5 of postage that is paid. */
async function sell({ visit, welcome }: People, name: string, thing: string): Promise<Sale> {
  const shop = await openShop(welcome, somebody(name));
  const product = await offer(shop, await visit(adminEmail), `${thing} ${Date.now()}`, '40');
  const buyer = await welcome(somebody('Pat Buyer'));
  const orderId = await buy(buyer, product, await writeAddress(buyer));
  return { shop, product, buyer, orderId };
}

test('A shop accepts and sends an order, the buyer confirms, and the shop is paid out and sees why so much', async ({
  visit,
  welcome,
}) => {
  test.setTimeout(120_000);
  const { shop, product, buyer, orderId } = await sell({ visit, welcome }, 'Sally Saucer', 'Saucer');
  const seller = shop.page;

  await test.step('the money is held until the order is complete', async () => {
    await open(seller, '/payouts');
    await expect(tile(seller, 'Held')).toContainText('$45.00');
    await expect(tile(seller, 'Payable')).toContainText('$0.00');
  });

  await test.step('the shop accepts, packs and sends', async () => {
    await open(seller, '/received-orders');
    const card = seller.getByRole('main').getByRole('listitem').filter({ hasText: product.title }).first();
    await card.getByRole('button', { name: /^Accept/ }).click();
    await toast(seller, 'Order accepted successfully.');
    await received(seller, orderId);
    await seller.getByLabel('Carrier').fill('Australia Post');
    await seller.getByLabel('Tracking number').fill('AP123456');
    await seller.getByRole('button', { name: 'Mark as sent' }).click();
    await toast(seller, 'Order shipped successfully.');
  });

  await test.step('the buyer sees the parcel', async () => {
    await order(buyer, orderId);
    await expect(buyer.getByRole('main').getByText('AP123456').first()).toBeVisible();
    await received(seller, orderId);
    await seller.getByRole('button', { name: 'Mark as delivered' }).click();
    await toast(seller, 'Order delivered successfully.');
  });

  await test.step('the buyer says that it has arrived', async () => {
    await order(buyer, orderId);
    await buyer.getByRole('button', { name: 'I’ve received it' }).click();
    await toast(buyer, 'Order completed successfully.');
  });

  await test.step('the money goes out, and each line says how it came about', async () => {
    await open(seller, '/payouts');
    await expect(tile(seller, 'Held')).toContainText('$0.00');
    await seller.getByRole('button', { name: /^Pay out \$/ }).click();
    await expect(seller).toHaveURL(/\/payouts\/\d+$/);
    const why = seller.getByRole('region', { name: 'Why this amount' });
    await expect(why.getByText('Price paid, with GST')).toBeVisible();
    await expect(why.getByText('$45.00')).toBeVisible();
    const paid = seller.getByRole('main').locator('.font-display').filter({ hasText: '$' });
    const [amount = ''] = await paid.allTextContents();
    await expect(why.getByText('Total').locator('..')).toContainText(amount);
    expect(Number(amount.replace('$', ''))).toBeLessThan(45);
  });
});

test('A buyer sends something back and gets the money', async ({ visit, welcome }) => {
  test.setTimeout(120_000);
  const { shop, buyer, orderId } = await sell({ visit, welcome }, 'Rita Return', 'Jug');
  const seller = shop.page;
  await send(shop, orderId);
  await received(seller, orderId);
  await seller.getByRole('button', { name: 'Mark as delivered' }).click();
  await toast(seller, 'Order delivered successfully.');

  await test.step('the buyer asks, with a reason', async () => {
    await order(buyer, orderId);
    await buyer.getByRole('link', { name: 'Return items' }).click();
    await buyer
      .getByLabel(/^How many of/)
      .first()
      .selectOption('1');
    await buyer.getByText('It is damaged or does not work').click();
    await buyer.getByLabel(/What is wrong\?/).fill('The handle has come off.');
    await buyer.getByRole('button', { name: 'Request return' }).click();
    await toast(buyer, 'Return requested successfully.');
  });

  await test.step('the shop lets it come back, and the buyer sends it', async () => {
    await received(seller, orderId);
    await expect(seller.getByText('The handle has come off.')).toBeVisible();
    await seller.getByRole('button', { name: 'Approve the return' }).click();
    await toast(seller, 'Updated successfully.');
    await order(buyer, orderId);
    await buyer.getByRole('link', { name: 'I’ve sent it' }).click();
    const question = buyer.getByRole('dialog', { name: 'Send the return' });
    await question.getByLabel('Carrier').fill('Sendle');
    await question.getByLabel('Tracking number').fill('SE7');
    await question.getByRole('button', { name: 'I’ve sent it' }).click();
    await toast(buyer, 'Updated successfully.');
  });

  await test.step('it has come back, and the money goes back', async () => {
    await received(seller, orderId);
    await seller.getByRole('link', { name: 'I’ve got it back' }).click();
    await seller.getByRole('button', { name: 'I’ve got it back' }).click();
    await toast(seller, 'Updated successfully.');
    await received(seller, orderId);
    await seller.getByRole('button', { name: 'Send the refund' }).click();
    await toast(seller, 'Refund started successfully.');
    await expect(async () => {
      await order(buyer, orderId);
      await expect(buyer.getByText('Return refunded')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await expect(buyer.getByText(/\$4[05]\.00 was refunded\./)).toBeVisible();
  });
});

test('A dispute goes from the buyer over the shop to the admin’s verdict', async ({ visit, welcome }) => {
  test.setTimeout(120_000);
  const { shop, buyer, orderId } = await sell({ visit, welcome }, 'Dana Dispute', 'Vase');
  const seller = shop.page;
  await send(shop, orderId);

  await test.step('the buyer complains, and the money is kept back', async () => {
    await order(buyer, orderId);
    await buyer.getByRole('link', { name: 'Something is wrong' }).click();
    await buyer.getByLabel('What is wrong?').selectOption('Damaged or faulty');
    await buyer.getByLabel('What happened?').fill('It came in two pieces.');
    await buyer.getByRole('button', { name: 'Open a dispute' }).click();
    await toast(buyer, 'Dispute opened successfully.');
    await expect(buyer).toHaveURL(/\/disputes\/\d+$/);
  });
  const { pathname } = new URL(buyer.url());

  await test.step('the shop answers', async () => {
    await open(seller, pathname);
    await expect(seller.getByText('It came in two pieces.')).toBeVisible();
    await seller.getByLabel('Your message').fill('It left us whole.');
    await seller.getByRole('button', { name: 'Send message' }).click();
    await toast(seller, 'Reply sent successfully.');
  });

  await test.step('the admin splits the money', async () => {
    const admin = await visit(adminEmail);
    await open(admin, `/admin${pathname}`);
    await expect(admin.getByText('It left us whole.')).toBeVisible();
    await admin.getByRole('radio', { name: /^Split/ }).check();
    await admin.getByLabel('Refund amount').fill('20');
    await admin.getByLabel('Reasons').fill('Each bears a part.');
    await admin.getByRole('button', { name: 'Confirm verdict' }).click();
    await toast(admin, 'Dispute resolved successfully.');
  });

  await test.step('both read the verdict, and the money moves', async () => {
    for (const page of [buyer, seller]) {
      await open(page, pathname);
      await expect(page.getByRole('main').getByText('Each bears a part.').first()).toBeVisible();
      await expect(page.getByRole('main').getByText('$20.00').first()).toBeVisible();
    }
    await open(seller, '/payouts');
    await expect(tile(seller, 'Held')).toContainText('$0.00');
    await expect(tile(seller, 'Payable')).not.toContainText('$0.00');
  });
});
