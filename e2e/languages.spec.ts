import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';

const emails = {
  visitor: null,
  private: 'private@souk.test',
  dealer: 'car_dealer@souk.test',
  admin: 'admin@souk.test',
};

const sampled = {
  visitor: [
    '/',
    '/classifieds',
    '/classified-listing/motors',
    '/search',
    '/faq',
    '/signup',
    '/login',
    '/footer-pages/contact-us',
    '/food-scanner',
    '/add-product',
    '/see-all-products/most-recent',
  ],
  private: [
    '/dashboard',
    '/ad-management',
    '/notifications',
    '/editProfile',
    '/post-ad',
    '/wishlist',
    '/messages',
    '/food-scanner',
    '/add-product',
  ],
  dealer: ['/dashboard', '/myProfile', '/edit-business-Profile', '/my-offer'],
  admin: ['/admin', '/admin/ads', '/admin/users', '/admin/settings', '/admin/audit', '/admin/food-products'],
} as const;
type Guest = keyof typeof sampled;
const guests = Object.keys(sampled) as Guest[];

const inLanguage = (page: Page, baseURL: string | undefined, value: string) =>
  page.context().addCookies([{ name: 'souk_lang', value, url: baseURL ?? '' }]);

/** How many pixels of the page stick out sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe.configure({ mode: 'parallel' });

for (const guest of guests) {
  test(`Mirrored pages of a ${guest} fit phones and desktops without sideways scrolling`, async ({
    visit,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const page = await visit(emails[guest], { reducedMotion: 'reduce' });
    await inLanguage(page, baseURL, 'pseudo-rtl');
    for (const path of sampled[guest]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.soft
          .poll(() => overflow(page), { message: `${path} at ${width} px` })
          .toBeLessThanOrEqual(0);
      }
    }
  });

  test(`Pages of a ${guest} fit phones and desktops without sideways scrolling`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit(emails[guest], { reducedMotion: 'reduce' });
    for (const path of sampled[guest]) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.soft
          .poll(() => overflow(page), { message: `${path} at ${width} px` })
          .toBeLessThanOrEqual(0);
      }
    }
  });
}

/** Texts that the specification gives to the letter, names, and what comes from the market are no texts of the shell. */
const isFixed = (text: string) =>
  text === 'Contact us' ||
  /^(Souk|App Store|Google Play|Google|Facebook|Apple|Food Scanner|English|العربية|© 2022.*|[\d\s.,$%·+/-]+)$/.test(
    text,
  );

/** What buttons, labels and headings of the page say without the brackets that translated texts carry. */
async function forgotten(page: Page): Promise<string[]> {
  const texts = await page
    .locator('header, [data-header], main')
    .locator('button, label, legend, h1, th, [role=tab]')
    .filter({ visible: true })
    .allInnerTexts();
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '' && !isFixed(line) && !/[[\]]/.test(line));
}

test('Buttons, labels and headings of the shell and of forms are translated', async ({ visit, baseURL }) => {
  test.setTimeout(120_000);
  const forms = {
    visitor: ['/signup?type=private', '/login', '/footer-pages/contact-us', '/add-product'],
    private: ['/addresses/new', '/change-password'],
    admin: ['/admin/settings'],
  } as const;
  for (const [guest, paths] of Object.entries(forms)) {
    const page = await visit(emails[guest as Guest]);
    await inLanguage(page, baseURL, 'pseudo');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      expect.soft(await forgotten(page), path).toEqual([]);
    }
  }
});
