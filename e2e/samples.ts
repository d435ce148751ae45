import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { approveAd, marrickville, postAd } from './ads.ts';
import { answerOf } from './people.ts';

interface Listed {
  id: number;
  path: string;
  category_id: number;
}

interface PageOf<T> {
  data: T[];
}

type Caller = Page['request'];

const origin = (page: Page) => ({ headers: { origin: new URL(page.url()).origin } });

const first = async <T>(request: Caller, path: string): Promise<T | undefined> =>
  (await answerOf<PageOf<T>>(request.get(`/api/v2${path}`))).data[0];

/** The link in the newest mail to this address. */
async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const sent = (await (await request.get('/dev/outbox.json', { params: { to } })).json()) as {
        link: string | null;
        body: string;
      }[];
      const { body = '', link: given } = sent[0] ?? { link: null };
      link = given ?? /https?:\/\/\S+/.exec(body)?.[0] ?? '';
      return link;
    })
    .toMatch(/^http/);
  return new URL(link).pathname;
}

/** An offer between the two, which both may open. */
async function sampleOffer(buyer: Page, adId: number): Promise<number> {
  const find = () => first<{ id: number }>(buyer.request, `/offers?role=sent&classified_id=${adId}`);
  const known = await find();
  if (known) return known.id;
  const reply = await buyer.request.post('/api/v2/make-offer', {
    data: { classified_id: adId, offer_price: '900' },
    ...origin(buyer),
  });
  // The other worker may have made it meanwhile, and then this one is refused.
  const made = await find();
  expect(made, await reply.text()).toBeDefined();
  return made?.id ?? 0;
}

async function sampleAddress(page: Page): Promise<number> {
  const [known] = await answerOf<{ address_id: number }[]>(page.request.get('/api/v2/address'));
  if (known) return known.address_id;
  const data = {
    name: 'Pat Sample',
    phone: '0412345678',
    countryCode: '+61',
    street: '1 Sample Street',
    ...marrickville,
    country: 'Australia',
    country_code: 'AU',
  };
  const made = await answerOf<{ address_id: number }>(
    page.request.post('/api/v2/address', { data, ...origin(page) }),
  );
  return made.address_id;
}

async function rejectedAd(owner: Page, admin: Page): Promise<number> {
  const known = await first<Listed>(owner.request, '/my-classifieds?status=rejected');
  if (known) return known.id;
  const ad = await postAd(owner, { title: 'A lamp that was rejected' });
  const reason = 'The pictures do not show the item.';
  await answerOf(
    admin.request.post(`/api/v2/admin/ads/${ad.id}/reject`, { data: { reason }, ...origin(admin) }),
  );
  return ad.id;
}

async function ownAd(owner: Page, admin: Page): Promise<Listed> {
  const known = await first<Listed>(owner.request, '/my-classifieds?status=approved');
  if (known) return known;
  await approveAd(admin, (await postAd(owner, { title: 'A lamp of the sampler' })).id);
  const made = await first<Listed>(owner.request, '/my-classifieds?status=approved');
  expect(made, 'an own ad').toBeDefined();
  return made as Listed;
}

async function mailedPaths(request: APIRequestContext): Promise<Record<string, string>> {
  const email = `vendor.${Date.now()}@journeys.test`;
  const phone = '0491570157';
  await answerOf(
    request.post('/api/v2/vendor-registration', {
      data: {
        name: 'Vendor',
        email,
        phone,
        countryCode: '+61',
        seller_type: 'car_dealer',
        business_name: 'Vendor Cars',
      },
    }),
  );
  await answerOf(request.post('/api/v2/forgot-password', { data: { email: 'fitness@souk.test' } }));
  return {
    '/complete-registration/:token': await mailedLink(request, email),
    '/reset-password/:token': await mailedLink(request, 'fitness@souk.test'),
  };
}

interface Sampler {
  request: APIRequestContext;
  buyer: Page;
  dealer: Page;
  admin: Page;
}

/** Addresses that the market really has, for the patterns with parameters. */
export async function samplesOf({ request, buyer, dealer, admin }: Sampler): Promise<Record<string, string>> {
  await Promise.all([buyer.goto('/faq'), dealer.goto('/faq'), admin.goto('/faq')]);
  const own = await ownAd(buyer, admin);
  const dealt = (await first<Listed>(dealer.request, '/my-classifieds?status=approved')) ?? own;
  const offerId = await sampleOffer(buyer, dealt.id);
  const { slug } = await answerOf<{ slug: string }>(dealer.request.get('/api/v2/business-profile'));
  const address = await sampleAddress(buyer);
  const search = await first<{ id: number }>(buyer.request, '/saved-searches');
  const user = await first<{ id: number }>(admin.request, '/admin/users');
  const rejected = await rejectedAd(buyer, admin);
  const tail = dealt.path.split('/').at(-1);
  return {
    ...(await mailedPaths(request)),
    '/social-login/:provider/consent': '/social-login/google/consent',
    '/footer-pages/:slug': '/footer-pages/about-us',
    '/classified-listing/:categorySlug': '/classified-listing/motors',
    '/see-more/popular-view/:templateName/:categoryName/:categoryId':
      '/see-more/popular-view/general/home-and-furniture/3',
    '/classifieds/all/:type/all-sub-categories/:cat/:sub':
      '/classifieds/all/general/all-sub-categories/motors/cars-and-vans',
    '/classifieds/filter/*': '/classifieds/filter/most-recent/motors/1/cars-and-vans/100',
    '/classifieds/map-view/*': '/classifieds/map-view/most-recent/motors/1/cars-and-vans/100',
    '/user-ads/general/:categoryId/:item_id': `/user-ads/general/${dealt.category_id}/${dealt.id}`,
    '/ads-by-business/:module/:slug': `/ads-by-business/classified/${slug}`,
    '/product-details/classified/:slugAndId': dealt.path,
    '/classifieds-general/detail-page/:idOrCategoryId/:slugOrClassifiedId': `/classifieds-general/detail-page/${dealt.id}/${tail}`,
    ...Object.fromEntries(
      ['make-offer', 'message-seller', 'report-ad', 'reveal-phone'].map((form) => [
        `/${form}/:adId`,
        `/${form}/${dealt.id}`,
      ]),
    ),
    '/business-detail/:sellerType/:slug': `/business-detail/car_dealer/${slug}`,
    '/update-ad/:adId': `/update-ad/${own.id}`,
    '/boostAd-pay/:id/:price': `/boostAd-pay/${own.id}/9.00`,
    '/repost-ad/:filter/:adId': `/repost-ad/rejected/${rejected}`,
    '/ad-management/delete': `/ad-management/delete?ids=${own.id}`,
    '/ad-management/sold': `/ad-management/sold?ids=${own.id}`,
    '/offers/:offerId': `/offers/${offerId}`,
    '/my-offer-details/:id': `/my-offer-details/${offerId}`,
    '/saved-searches/:id/delete': `/saved-searches/${search?.id}/delete`,
    '/confirm-email/:token': '/confirm-email/an-unknown-token',
    '/addresses/:addressId': `/addresses/${address}`,
    '/addresses/:addressId/delete': `/addresses/${address}/delete`,
    '/editProfile/:section': '/editProfile/details',
    '/profile-setup/:cidOrStep': '/profile-setup/profile-information',
    '/edit-business-Profile/:section': '/edit-business-Profile/portfolios',
    '/edit-business-Profile/:section/:id': '/edit-business-Profile/portfolios/1',
    '/admin/ads/:id': `/admin/ads/${dealt.id}`,
    '/admin/users/:id': `/admin/users/${user?.id}`,
    '/*': '/nothing/is/here',
  };
}

type Words = Readonly<Record<string, string>>;

const words: Words = {
  tab_type: 'most-recent',
  filter: 'most-recent',
  categoryName: 'motors',
  categoryId: '1',
  subCategoryName: 'cars-and-vans',
  subCategoryId: '100',
};

/** Shops have their own categories. */
const shopWords: Words = {
  ...words,
  all: 'all',
  categorySlug: 'home-living',
  categoryName: 'home-living',
  categoryId: '400',
  subCategoryName: 'tableware',
  subCategoryId: '421',
};

/** Bookings too. */
const bookingWords: Words = {
  ...words,
  keyword: 'massage',
  categorySlug: 'beauty',
  categoryName: 'beauty',
  categoryId: '52',
  subCategoryName: 'nails',
  subCategoryId: '322',
  cat: 'beauty',
  sub: 'nails',
  x: '52',
  y: '322',
};

const wordsOf = (pattern: string): Words => {
  if (pattern.startsWith('/booking')) return bookingWords;
  return pattern.startsWith('/retail') ? shopWords : words;
};

/** The pairs of an open end, which every list of bookings reads. */
const openEnds: Words = {
  '/bookings-search/*': '/bookings-search/massage/beauty/52/nails/322',
  '/bookings-popular-see-more/:filter': '/bookings-popular-see-more/popular-spa',
  '/bookings-popular-see-more/:filter/:categoryName/:categoryId':
    '/bookings-popular-see-more/most-popular/beauty/52',
};

/** The address of a pattern whose parameters are words that every market knows. */
export function filled(pattern: string): string {
  const known = wordsOf(pattern);
  const open = openEnds[pattern] ?? pattern.replace(/^(\/booking.*)\/\*$/, '$1/beauty/52/nails/322');
  return open.replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? `:${name}`);
}
