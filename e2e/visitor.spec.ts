import type { Page } from '@playwright/test';
import { toast } from './ads.ts';
import { expect, hydrated, open, password, somebody, test } from './people.ts';

const loginTitle = 'Please login to access these features';
const dialog = (page: Page) => page.getByRole('dialog', { name: loginTitle });
const categories = (page: Page) => page.getByRole('button', { name: 'All categories' });
const panel = (page: Page) => page.getByRole('group', { name: 'All categories' });

test.describe('The header of a visitor', () => {
  test('[B-029] [B-030] [B-041] The mega-menu opens on a click and closes on Escape, outside, scroll and route change', async ({
    page,
  }) => {
    await open(page, '/search');
    const openMenu = async () => {
      await categories(page).click();
      await expect(panel(page).getByRole('link', { name: 'Motors' })).toBeVisible();
    };
    await openMenu();
    for (const trade of ['Booking', 'Retail']) {
      await expect(panel(page).getByRole('button', { name: trade })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await openMenu();
    await page.mouse.click(700, 880);
    await expect(panel(page)).toBeHidden();
    await openMenu();
    await page.mouse.move(20, 500);
    await page.evaluate(() => scrollTo(0, 300));
    await expect(panel(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await openMenu();
    await panel(page).getByRole('link', { name: 'Motors' }).click();
    await expect(page).toHaveURL(/\/classified-listing\/motors/);
    await expect(panel(page)).toBeHidden();
    await page.getByRole('link', { name: 'Souk home' }).first().click();
    await expect(page).toHaveURL('/');
  });

  test('[B-040] The header sticks once the page is scrolled past it, and past the banner on a landing page', async ({
    page,
  }) => {
    for (const path of ['/classified-listing/motors', '/']) {
      await open(page, path);
      const header = page.locator('[data-header]').first();
      await expect(header).toHaveCSS('position', 'relative');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(header).toHaveCSS('position', 'sticky');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(header).toHaveCSS('position', 'relative');
    }
  });

  test('[B-039] [desktop-breakpoint] [drawer-width] Up to 991 px there is a search sheet and a drawer of 250 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/classifieds');
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await sheet.getByRole('searchbox', { name: 'Search Souk' }).fill('table');
    await sheet.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?keyword=table/);
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(250);
    await drawer.getByRole('link', { name: 'Classified', exact: false }).first().click();
    await expect(drawer).toBeHidden();

    await page.setViewportSize({ width: 991, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });
});

test('[B-001] [B-109] A visitor searches with a typing error, narrows a category, reads an ad and comes back', async ({
  page,
}) => {
  await open(page, '/classified-listing/motors');
  const ads = page.getByRole('main').getByRole('article');
  const [word = ''] = (await ads.first().getByRole('heading').textContent())?.match(/[a-z]{5,}/i) ?? [];
  const mistyped = word.slice(0, 2) + word.slice(1);
  await page.getByRole('searchbox').first().fill(mistyped);
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`/search\\?.*keyword=${mistyped}`));
  await expect(page.getByRole('main').getByText(new RegExp(`for ${word}s?$`, 'i'))).toBeVisible();

  await open(page, '/classified-listing/motors');
  const found = page.getByRole('status').filter({ hasText: /\d+ ads?/ });
  const before = await found.textContent();
  await page.getByRole('link', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('To', { exact: true }).selectOption({ label: '$5,000' });
  await filters.getByRole('button', { name: /^Show/ }).click();
  const chip = page.getByRole('link', { name: /Up to \$5,000/ });
  await expect(chip).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await ads.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product-details\/classified\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(found).toHaveText(before ?? '');
});

test.describe('The login modal', () => {
  test('[B-037] [B-043] [B-044] [B-045] [text-login-modal-title] [text-forgot-modal-title] It opens from the wishlist and from hearts, toggles, and closes on route change', async ({
    page,
  }) => {
    await open(page, '/classified-listing/motors');
    const address = page.url();
    await page.getByRole('link', { name: 'Wishlist' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await page
      .getByRole('button', { name: /^Save / })
      .and(page.locator('[aria-pressed]'))
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Forgot Password' }).click();
    const forgot = page.getByRole('dialog', { name: 'Forgot Password' });
    await expect(forgot).toBeVisible();
    await forgot.getByRole('button', { name: 'Send reset link' }).click();
    await expect(forgot.getByText('Email id is required.').first()).toBeVisible();
    await forgot.getByRole('link', { name: 'Back to login' }).click();
    await dialog(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/signup/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[B-047] [B-048] [B-049] [login-email-label] [login-email-required] [login-email-valid] [login-password-required] [trim-email-password] [cat-invalid-email-or-password] [forgot-success] It says what is missing and what is wrong', async ({
    page,
  }) => {
    await open(page, '/faq');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    const form = dialog(page);
    const email = form.getByLabel('Email id');
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(form.getByText('Email id is required.').first()).toBeVisible();
    await expect(form.getByText('Please enter your password!').first()).toBeVisible();
    await email.fill('nobody');
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(form.getByText('Please enter the valid email address.').first()).toBeVisible();
    await email.clear();
    await email.pressSequentially('  nobody@souk.test ');
    await expect(email).toHaveValue('nobody@souk.test');
    const secret = form.getByLabel('Password', { exact: true });
    await secret.pressSequentially(' Wrong-demo-1! ');
    await expect(secret).toHaveValue('Wrong-demo-1!');
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await toast(page, 'Invalid email or password');
    await expect(form.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
    await form.getByRole('link', { name: 'Forgot Password' }).click();
    await page.getByLabel('Email id').fill('nobody@souk.test');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await toast(page, 'Reset password link has been sent to your email.');
  });

  test('[B-015] [B-016] [B-046] [B-051] [success-login] Who asked to post an ad goes on there after the login', async ({
    page,
    enrol,
  }) => {
    const petra = somebody('Petra Poster');
    await enrol(petra);
    await open(page, '/faq');
    await page.getByRole('link', { name: 'Post an ad' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
    await dialog(page).getByLabel('Email id').fill(petra.email);
    await dialog(page).getByLabel('Password', { exact: true }).fill(password);
    await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await toast(page, 'You have successfully logged in.');
    await expect(page).toHaveURL(/\/post-ad/);
    const cookies = await page.context().cookies();
    expect(cookies.some(({ name }) => name === 'souk_post_ad')).toBe(false);

    await page.context().clearCookies();
    await open(page, '/post-ad');
    await expect(dialog(page)).toBeVisible();
  });
});

test('[B-004] [B-005] Unknown paths and refusals are pages with a status and a way home', async ({
  page,
}) => {
  const lost = await page.goto('/nothing/is/here');
  expect(lost?.status()).toBe(404);
  const refused = await page.goto('/un-authorize');
  expect(refused?.status()).toBe(403);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

const footerLinks = {
  About: '/footer-pages/about-us',
  Careers: '/footer-pages/careers',
  'Contact us': '/footer-pages/contact-us',
  'Register with Us': '/signup',
  Partnerships: '/footer-pages/partnerships',
  'Our Mobile App': '/mobile-app/screen',
  Services: '/footer-pages/services',
  'How it works': '/footer-pages/how-it-works',
  FAQs: '/faq',
  'Terms of Use': '/footer-pages/terms-of-use',
  'Privacy Policy': '/footer-pages/privacy-policy',
  'Posting Policy': '/footer-pages/posting-policy',
};

test.describe('The footer', () => {
  test('[B-070] [B-071] [footer-copyright] [footer-link-about] [footer-link-careers] [footer-link-contact-us] [footer-link-register-with-us] [footer-link-partnerships] [footer-link-our-mobile-app] [footer-link-services] [footer-link-how-it-works] [footer-link-faqs] [footer-link-terms-of-use] [footer-link-privacy-policy] [footer-link-posting-policy] Its links lead to real pages', async ({
    page,
  }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('© 2022')).toBeVisible();
    for (const [label, target] of Object.entries(footerLinks)) {
      await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', target);
      const reply = await page.request.get(target);
      expect(reply.status(), target).toBe(200);
    }
    await footer.getByRole('link', { name: 'How it works' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
  });

  test('[B-072] [B-073] [text-footer-back-to-top] [text-footer-subscribe] [text-footer-newsletter] [success-newsletter] Its newsletter takes an address and Back to Top goes up', async ({
    page,
  }) => {
    await open(page, '/faq');
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Newsletter email').fill('not an address');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Please enter the valid email address.').first()).toBeVisible();
    await form.getByLabel('Newsletter email').fill(somebody('Nell News').email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await toast(page, 'You have subscribed successfully.');
    await page
      .getByRole('button', { name: 'Back to Top' })
      .or(page.getByRole('link', { name: 'Back to Top' }))
      .click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('[B-074] [B-075] [footer-classified-paging] A classified category of it leads to the landing of its template', async ({
    page,
  }) => {
    await open(page, '/faq');
    const motors = page.getByRole('contentinfo').getByRole('link', { name: 'Motors' });
    await motors.click();
    await expect(page).toHaveURL(/\/classifieds-general\/[\w-]+\/1$/);
  });
});
