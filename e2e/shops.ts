import type { Page } from '@playwright/test';
import { marrickville } from './ads.ts';
import { answerOf, expect, hydrated, type NewAccount, open, password, type Somebody } from './people.ts';

/** A seller who is set up, and what the shop is called. */
export interface Shop {
  page: Page;
  name: string;
}

export interface Product {
  id: number;
  path: string;
  title: string;
}

type Welcome = (account: NewAccount) => Promise<Page>;

/** Calls with the page's own session; changes need the origin. */
export function callerOf(page: Page) {
  const headers = () => ({ origin: new URL(page.url()).origin });
  return {
    get: <T>(path: string) => answerOf<T>(page.request.get(`/api/v2${path}`)),
    post: <T>(path: string, data: object = {}) =>
      answerOf<T>(page.request.post(`/api/v2${path}`, { data, headers: headers() })),
  };
}

/** Says yes on a page of the simulated provider. */
export async function approveAt(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('button[value="approve"]').click();
}

/** Opens a shop that posts for $5 and has said where its money goes. */
export async function openShop(welcome: Welcome, owner: Somebody): Promise<Shop> {
  const page = await welcome({ ...owner, sellerType: 'retail' });
  const { name } = owner;
  await page.goto('/faq');
  const { post } = callerOf(page);
  await post('/change-address', marrickville);
  const methods = [{ name: 'Standard', price: '5', days: '4' }];
  await post('/postage-details', { methods, free_over: '', pickup: false, dispatch_days: '1' });
  const account = { password, account_holder: name, bsb: '062000', account_number: '12345678' };
  const { url } = await post<{ url: string | null }>('/payout-account', account);
  if (url) await approveAt(page, url);
  await post('/profile-setup/complete');
  return { page, name: `${name} & Co` };
}

/** Tableware, whose facts are all optional. */
const tableware = 421;

/** Adds a product to a shop and has the admin approve it. */
export async function offer(shop: Shop, admin: Page, title: string, price: string): Promise<Product> {
  const product = await callerOf(shop.page).post<Product>('/retail/products', {
    category_id: tableware,
    title,
    description: 'Made by hand, packed with care.',
    submit: true,
    variants: [{ price, stock: 20 }],
  });
  if (!admin.url().startsWith('http')) await admin.goto('/admin');
  await callerOf(admin).post(`/admin/products/${product.id}/approve`);
  return product;
}

const home = {
  name: 'Pat Buyer',
  phone: '0412345678',
  countryCode: '+61',
  street: '12 Church Street',
  ...marrickville,
  country: 'Australia',
  country_code: 'AU',
};

/** Adds an address to a user's address book by the call behind the form. */
export async function writeAddress(buyer: Page): Promise<number> {
  if (!buyer.url().startsWith('http')) await buyer.goto('/faq');
  return (await callerOf(buyer).post<{ address_id: number }>('/address', home)).address_id;
}

/** Buys one of a product by the calls behind the checkout, for journeys about what comes after; answers the order once it is paid. */
export async function buy(buyer: Page, product: Product, addressId: number): Promise<number> {
  const { get, post } = callerOf(buyer);
  await post('/add_to_cart', { item_id: product.id });
  const { order_ids } = await post<{ order_ids: number[] }>('/place-orders-api', { address_id: addressId });
  const [id = 0] = order_ids;
  await post('/retail-checkout-pay', { order_ids, payment_method: 'card', stripeToken: 'tok_visa' });
  const stateOf = async () => (await get<{ status: string }>(`/orders/${id}`)).status;
  await expect.poll(stateOf).toBe('placed');
  return id;
}

export const accept = ({ page }: Shop, orderId: number) =>
  callerOf(page).post(`/seller-orders/${orderId}/accept`);

/** Accepts and sends an order by the calls behind the shop's buttons. */
export async function send(shop: Shop, orderId: number): Promise<void> {
  await accept(shop, orderId);
  const parcel = { carrier: 'Australia Post', tracking_number: 'AP123456' };
  await callerOf(shop.page).post(`/seller-orders/${orderId}/ship`, parcel);
}

/** Puts a product into the cart from its own page. */
export async function addToCart(page: Page, product: Product): Promise<void> {
  await open(page, product.path);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  // The answer leads back with the chosen variant; a message could still be that of the product before.
  await page.waitForURL(/\?variant=/);
}

/** Writes the address down that the checkout asks a new buyer for. */
export async function giveAddress(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByLabel('Phone', { exact: true }).fill('0412345678');
  await page.getByLabel('Street and number').fill('12 Church Street');
  await page.getByRole('combobox', { name: 'Suburb' }).fill('Marrickville');
  await page
    .getByRole('option', { name: /Marrickville.*2204/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save and deliver here' }).click();
  await expect(page.getByRole('heading', { name: 'Pay with' })).toBeVisible();
  await expect(payButton(page)).toBeVisible();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

export const cards = {
  good: '4242 4242 4242 4242',
  asking: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
} as const;

/** Pays with a test card that is typed in. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await hydrated(page);
  await page.getByRole('radio', { name: 'New card' }).check();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 32');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Pat Buyer');
  await payButton(page).click();
}

export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is placed' });
