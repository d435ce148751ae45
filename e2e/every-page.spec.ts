import type { Page } from '@playwright/test';
import { axeFindings, sharedIds, stopTransitions } from './axe.ts';
import { bookingSamplesOf } from './booking-samples.ts';
import { foodSamplesOf } from './foods.ts';
import { differingPages } from './kept-pages.ts';
import { expect, hydrated, somebody, test } from './people.ts';
import { quoteSamplesOf } from './quote-samples.ts';
import { pages, type Page as Route } from './routes.ts';
import { filled, samplesOf } from './samples.ts';
import { serviceSamplesOf } from './service-samples.ts';
import { shopSamplesOf } from './shop-samples.ts';
import { openShop } from './shops.ts';

/** Customer and shop are new in each worker, so that no other changes their cart or their orders. */
const people = { customer: somebody('Cora Customer'), shop: somebody('Sam Sampler') };
const emails = {
  visitor: null,
  private: 'private@souk.test',
  customer: people.customer.email,
  business: 'car_dealer@souk.test',
  shop: people.shop.email,
  salon: 'beauty@souk.test',
  spa: 'spa@souk.test',
  handyman: 'handyman@souk.test',
  restaurant: 'restaurant@souk.test',
  admin: 'admin@souk.test',
} as const;
type Guest = keyof typeof emails;
const guests = Object.keys(emails) as Guest[];

const ofShops =
  /^\/(received-orders|vendor-retail|payouts|payout-account|transaction|payment\/|subscription\/)/;
const ofCustomers =
  /^\/(act|cart|retail-checkout|checkout-order|my-orders|orders|retail-review|reviews|disputes|billing|.*payment-)/;

/** Whom a page is shown to first; `also` names those who see another page at the same address. */
function guestFor({ access, pattern }: Route): Guest {
  if (access === 'admin') return 'admin';
  if (/^business:(.*,)?retail$/.test(access) || ofShops.test(pattern)) return 'shop';
  if (ofCustomers.test(pattern)) return 'customer';
  if (/^business:(.*,)?beauty$/.test(access)) return 'salon';
  if (/^business:(.*,)?spa$/.test(access)) return 'spa';
  if (/^business:(.*,)?handyman\b/.test(access)) return 'handyman';
  if (/^business:(.*,)?beauty\b/.test(access)) return 'salon';
  if (/^business:(.*,)?restaurant$/.test(access)) return 'restaurant';
  if (access.startsWith('business')) return 'business';
  return access === 'private' || access.startsWith('login') ? 'private' : 'visitor';
}

const also: Partial<Record<Guest, readonly string[]>> = {
  private: [
    '/',
    '/search',
    '/classifieds',
    '/classified-listing/:categorySlug',
    '/post-ad',
    '/faq',
    '/food-scanner',
    '/food-product-detail/:id',
    '/add-product',
    '/see-all-products/:listType',
    '/report-food/:id',
    '/suggest-food-change/:id',
  ],
  visitor: [
    '/cart',
    '/retail-checkout',
    '/orders/detail',
    '/payment-methods',
    '/add-profile-payment-methods',
  ],
  customer: [
    '/product-details/retail/:slug',
    '/retail',
    '/payment-complete',
    '/ask-shop/:productId',
    '/report-product/:productId',
  ],
  shop: [
    '/ad-management',
    '/post-ad',
    '/dashboard',
    '/subscription',
    '/reviews',
    '/disputes',
    '/disputes/:id',
  ],
  business: ['/', '/dashboard', '/ad-management', '/post-ad', '/messages', '/editProfile', '/faq', '/offers'],
};

/** Addresses whose answer is a refusal by design. */
const refused: Record<string, number> = {
  '/un-authorize': 403,
  '/page-not-found': 404,
  '/*': 404,
  '/unsubscribe': 404,
};

const isShownTo = (guest: Guest) => (route: Route) =>
  route.isShown && (guestFor(route) === guest || (also[guest]?.includes(route.pattern) ?? false));

let samples: Record<string, string> = {};

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ request, visit, enrol, welcome }) => {
  if (samples['/*']) return;
  test.setTimeout(240_000);
  const [buyer, dealer, admin] = await Promise.all([
    visit(emails.private),
    visit(emails.business),
    visit(emails.admin),
  ]);
  await enrol(people.customer);
  const shop = await openShop(welcome, people.shop);
  const customer = await visit(emails.customer);
  const [salon, spa, handyman, events] = await Promise.all(
    [emails.salon, emails.spa, emails.handyman, 'events@souk.test'].map((email) => visit(email)),
  );
  if (!salon || !spa || !handyman || !events) throw new Error('a seller is missing');
  samples = {
    ...(await samplesOf({ request, buyer, dealer, admin })),
    ...(await shopSamplesOf({ shop, buyer: customer, admin })),
    ...(await foodSamplesOf(buyer, admin)),
    ...(await serviceSamplesOf(salon)),
    ...(await bookingSamplesOf(buyer, { beauty: salon, spa, handyman, events })),
    ...(await quoteSamplesOf(buyer, handyman)),
  };
});

const addressOf = ({ pattern }: Route): string => samples[pattern] ?? filled(pattern);

const inTheme = async (page: Page, baseURL: string | undefined, theme: 'light' | 'dark') =>
  page.context().addCookies([{ name: 'souk_theme', value: theme, url: baseURL ?? '' }]);

/** Pages of one guest in portions, so that two workers share them evenly. */
const portionSize = 18;
const portions = guests.flatMap((guest) => {
  const routes = pages.filter(isShownTo(guest));
  const count = Math.ceil(routes.length / portionSize);
  return Array.from({ length: count }, (_, index) => ({
    guest,
    routes: routes.slice(index * portionSize, (index + 1) * portionSize),
    name: `${guest}, portion ${index + 1} of ${count}`,
  }));
});

/** Renders the open page again on the server in the cookie's theme, all of it together. */
async function redraw(page: Page): Promise<void> {
  await stopTransitions(page);
  await page.evaluate(async () => {
    const { __reactRouterDataRouter: router } = window as unknown as RoutedWindow;
    await router.revalidate();
  });
}

interface RoutedWindow {
  __reactRouterDataRouter: { revalidate: () => Promise<void> };
}

for (const { guest, routes, name } of portions) {
  test(`Every page answers, is quiet, accessible, and legible in the dark theme (${name})`, async ({
    visit,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const page = await visit(emails[guest]);

    for (const route of routes) {
      const address = addressOf(route);
      const status = refused[route.pattern] ?? 200;
      const who = `${route.pattern} for: ${guest}`;
      await test.step(address, async () => {
        await inTheme(page, baseURL, 'light');
        const reply = await page.goto(address);
        expect.soft(reply?.status(), `${route.pattern} at ${address}`).toBe(status);
        await hydrated(page);
        expect.soft(await sharedIds(page), who).toEqual([]);
        expect.soft(await axeFindings(page), who).toEqual([]);

        await inTheme(page, baseURL, 'dark');
        const dark = await page.request.get(address);
        expect.soft(dark.status(), `${route.pattern} at ${address} in the dark`).toBe(status);
        expect.soft(await dark.text(), who).toMatch(/<html[^>]* data-theme="dark"/);
        await redraw(page);
        await expect.soft(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect.soft(await axeFindings(page, { isColourOnly: true }), `${who} in the dark`).toEqual([]);
      });
    }
  });
}

test('Every page with parameters has a sample in the market', () => {
  const open = pages.filter((route) => route.isShown && /[:*]/.test(addressOf(route).replace(/^\w+:/, '')));
  expect(open.map(({ pattern }) => pattern)).toEqual([]);
});

const isFor = (route: Route, guest: Guest, wanted: RegExp) =>
  route.isShown && wanted.test(route.access) && guest !== guestFor(route) && !leadsOn.includes(route.pattern);

/** Public pages whose samples are the dealer's own, which they may open. */
const ofDealer: readonly string[] = [
  '/business-detail/:sellerType/:slug',
  '/product-details/classified/:slugAndId',
  '/classifieds-general/detail-page/:idOrCategoryId/:slugOrClassifiedId',
];

const isForOthersThanBusinesses = (route: Route) =>
  isFor(route, 'business', /^(private|visitor-or-private)/) &&
  !ofDealer.includes(route.pattern) &&
  !route.others.some((access) => access.startsWith('business'));

/** Addresses that always redirect, or ask for a login in place. */
const leadsOn: readonly string[] = ['/', '/post-ad', '/post-ad/discard', '/update-ad/:adId'];

test('[B-002] A visitor who opens a page of an account is led home, and to the admin’s login from the desk', async ({
  request,
}) => {
  for (const route of pages.filter((each) => isFor(each, 'visitor', /^(login|private|business|admin)/))) {
    const reply = await request.get(addressOf(route), { maxRedirects: 0 });
    const to = new URL(reply.headers().location ?? 'none:', reply.url()).pathname;
    expect
      .soft([reply.status(), to], route.pattern)
      .toEqual([302, route.access === 'admin' ? '/admin/login' : '/']);
  }
});

test('[B-003] [B-011] A business that opens pages for visitors and private users is refused', async ({
  visit,
}) => {
  const { request } = await visit(emails.business);
  for (const route of pages.filter(isForOthersThanBusinesses)) {
    const reply = await request.get(addressOf(route), { maxRedirects: 0 });
    expect.soft([reply.status(), reply.headers().location], route.pattern).toEqual([302, '/un-authorize']);
  }
});

test('A business opens its own public page as others see it', async ({ visit }) => {
  const { request } = await visit(emails.business);
  for (const route of pages.filter(({ pattern }) => pattern === '/business-detail/:sellerType/:slug')) {
    const reply = await request.get(addressOf(route), { maxRedirects: 0 });
    expect.soft(reply.status(), route.pattern).toBe(200);
  }
});

test('[B-003] [B-008] A private user who opens pages of businesses or the desk is refused', async ({
  visit,
}) => {
  const { request } = await visit(emails.private);
  for (const route of pages.filter((each) => isFor(each, 'private', /^(business|admin)/))) {
    const reply = await request.get(addressOf(route), { maxRedirects: 0 });
    expect.soft([reply.status(), reply.headers().location], route.pattern).toEqual([302, '/un-authorize']);
  }
});

const isForAll = ({ access, others }: Route) =>
  [access, ...others].some((each) => /^(public|visitor|guest)/.test(each));

test('A page that is kept for visitors is the one that each of them would get afresh', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext({ maxRedirects: 0 });
  const addresses = pages.filter(isForAll).map(addressOf);

  const differingOf = (some: readonly string[]) =>
    differingPages(request, { baseURL: baseURL ?? '', addresses: some });

  const differing = await differingOf(addresses);

  expect(addresses.length).toBeGreaterThan(100);
  // What another journey has just changed is kept for some seconds as it was.
  const paths = [...new Set(differing.map((each) => each.split(' ')[0] ?? ''))];
  await expect.poll(() => differingOf(paths), { intervals: [11_000], timeout: 120_000 }).toEqual([]);
  await request.dispose();
});
