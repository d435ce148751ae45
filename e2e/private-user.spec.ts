import type { Page } from '@playwright/test';
import { plainSessionCookie } from '@souk/contract/shared/session-cookie';
import { approveAd, postAd, toast } from './ads.ts';
import { expect, hydrated, open, password, somebody, test } from './people.ts';
import { picture } from './pictures.ts';

const adminEmail = 'admin@souk.test';
const menu = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const account = (page: Page) => page.getByRole('button', { name: /^Account menu/ });

test('[B-035] [B-095] [success-saved-search] [notification-dot] A saved search tells of a new ad while its owner looks at another page', async ({
  visit,
  welcome,
}) => {
  const seeker = await welcome(somebody('Sara Seeker'));
  const word = `zither${Date.now()}`;
  await open(seeker, `/classified-listing/collectables?keyword=${word}`);
  await expect(seeker.getByText('No Classifieds found')).toBeVisible();
  await seeker.getByRole('button', { name: 'Save search' }).click();
  await toast(seeker, 'Search saved successfully.');
  await open(seeker, '/saved-searches');
  const row = seeker.getByRole('main').getByRole('listitem').filter({ hasText: word }).first();
  await expect(row.getByRole('switch')).toBeChecked();

  await open(seeker, '/faq');
  const bell = seeker.getByRole('button', { name: /^Notifications/ });
  await expect(bell.locator('[data-unread]')).toBeHidden();

  const owner = await visit('private@souk.test');
  const admin = await visit(adminEmail);
  await admin.goto('/admin');
  const ad = await postAd(owner, { title: `Old ${word}`, description: `A ${word} with all its strings.` });
  await approveAd(admin, ad.id);

  await expect(bell.locator('[data-unread]')).toBeVisible();
  await bell.click();
  const latest = seeker.getByRole('button').filter({ hasText: word });
  await expect(latest.first()).toBeVisible();
  await latest.first().click();
  await hydrated(seeker);
  await expect(seeker.getByRole('main').getByText(ad.title).first()).toBeVisible();
  await expect(bell.locator('[data-unread]')).toBeHidden();
});

test('[B-032] [B-059] [B-060] [B-061] [B-062] [B-063] [B-065] [menu-saved] [text-menu-modal-title-saved] [text-menu-modal-title-select] [text-menu-edit-button] [text-header-my-menu] The menu is put together, read and changed', async ({
  welcome,
}) => {
  const page = await welcome(somebody('Mona Menu'));
  await open(page, '/faq');
  await page.getByRole('link', { name: 'My Menu' }).first().click();
  const editing = menu(page, 'Select Your Customised Menu');
  await expect(editing).toBeVisible();
  const motors = editing.getByRole('checkbox', { name: 'Motors' });
  await motors.check();
  await editing.getByRole('checkbox', { name: 'Food Scanner' }).check();
  await expect(editing.getByText('2 selected')).toBeVisible();
  await editing.getByRole('button', { name: 'Save menu' }).click();
  await toast(page, 'Menu saved successfully.');
  await expect(page).toHaveURL(/\/faq$/);

  const saved = menu(page, 'Your Menu');
  if (!(await saved.isVisible())) await page.getByRole('link', { name: 'My Menu' }).first().click();
  await expect(saved.getByText('Food Scanner').last()).toBeVisible();
  await expect(saved.getByRole('checkbox')).toHaveCount(0);
  await saved.getByRole('button', { name: 'Edit Your Menu' }).click();
  await expect(editing.getByRole('checkbox', { name: 'Motors' })).toBeChecked();
  await editing.getByRole('checkbox', { name: 'Food Scanner' }).uncheck();
  await editing.getByRole('button', { name: 'Save menu' }).click();
  await expect(saved.getByText('Food Scanner')).toHaveCount(0);
  await saved.getByRole('link', { name: 'Motors' }).click();
  await expect(page).toHaveURL(/\/classified-listing\/motors/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[B-017] [B-053] Who skips the menu is asked again at the next login, and not within the session', async ({
  page,
  welcome,
}) => {
  const ida = somebody('Ida Skips');
  const first = await welcome(ida);
  await open(first, '/intermediate');
  await first.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(first).toHaveURL('/');
  await first.goto('/intermediate');
  await expect(first).toHaveURL('/');

  await open(page, '/login');
  await page.getByLabel('Email id').fill(ida.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await expect(page).toHaveURL(/\/intermediate$/);
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Motors' }).check();
  await page.getByRole('button', { name: 'Save menu' }).click();
  await expect(page).toHaveURL('/');
});

test('[B-038] [B-042] [header-avatar-size] [avatar-size] [image-types] [success-profile-update] The profile takes a name and a picture, shown at once in the header', async ({
  welcome,
}) => {
  const page = await welcome(somebody('Paul Profile'));
  await open(page, '/editProfile');
  const details = page.locator('form[action="/editProfile/details"]');
  await details.getByLabel('Name', { exact: true }).fill('Paula Profile');
  await details.getByRole('button', { name: 'Save details' }).click();
  await toast(page, /updated successfully/i);
  await expect(page.getByRole('button', { name: 'Account menu, Paula Profile' })).toBeVisible();

  const face = page.locator('form[action="/editProfile/picture"]');
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await face.locator('input[type=file]').setInputFiles(note);
  await expect(face.getByText('Only JPG, JPEG, PNG & PDF files are accepted.').first()).toBeVisible();
  await face.locator('input[type=file]').setInputFiles(await picture('face.png', '#2b8a6b'));
  await face.getByRole('button', { name: 'Save picture' }).click();
  await expect(account(page).locator('img')).toBeVisible();
  const sizes = async (selector: ReturnType<Page['locator']>) => {
    const box = await selector.boundingBox();
    return [box?.width, box?.height];
  };
  expect(await sizes(account(page).locator('img'))).toEqual([30, 30]);
  expect(await sizes(page.getByRole('img', { name: 'Your picture' }))).toEqual([134, 134]);

  await account(page).click();
  await page.getByRole('link', { name: 'View Account' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('[B-056] [cat-you-entered-incorrect-old-password] [success-password-changed] [text-header-logout] [logout-success] A new password ends the other sessions, and logging out clears the browser', async ({
  page,
  welcome,
  sessionOf,
  browser,
  baseURL,
}) => {
  const otto = somebody('Otto Other');
  const here = await welcome(otto);
  await open(page, '/login');
  await page.getByLabel('Email id').fill(otto.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await expect(account(page)).toBeVisible();

  await open(here, '/change-password');
  const change = async (old: string) => {
    await here.getByLabel('Current password').fill(old);
    await here.getByLabel('New password', { exact: true }).fill('Another-demo-2!');
    await here.getByLabel('Confirm password').fill('Another-demo-2!');
    await here.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  };
  await change('Wrong-demo-1!');
  await expect(here.getByText('You entered incorrect old password').first()).toBeVisible();
  await change(password);
  await toast(here, 'Password changed successfully.');
  await expect(here).toHaveURL(/\/profile$/);

  await page.goto('/notifications');
  await expect(page).toHaveURL('/');
  await expect(account(page)).toBeHidden();

  await here.evaluate(() => localStorage.setItem('kept', 'something'));
  await account(here).click();
  await here.getByRole('button', { name: 'Logout' }).last().click();
  await toast(here, 'You have successfully logged out.');
  await expect(here).toHaveURL('/');
  expect(await here.evaluate(() => localStorage.length)).toBe(0);
  expect((await here.context().cookies()).filter(({ name }) => name === plainSessionCookie)).toEqual([]);

  const stale = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await sessionOf(otto.email),
  });
  const reply = await stale.request.get('/notifications', { maxRedirects: 0 });
  expect(reply.headers().location).toBe('/');
  await stale.close();
});
