import type { Page } from '@playwright/test';
import { expect, open, somebody, test } from './people.ts';

/** A public page that is kept for all visitors, with a day on it. */
const keptPage = '/footer-pages/terms-of-use';

/** `DD/MM/YYYY` of an instant in a zone, made without the product. */
const slashDay = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(at),
  );

const updatedAt = async (page: Page) =>
  (await page.locator('article time').first().getAttribute('datetime')) ?? '';

const expectDayOf = async (page: Page, zone: string) =>
  expect(page.locator('article time').first()).toHaveText(`Updated ${slashDay(await updatedAt(page), zone)}`);

test('[date-format-slash] One kept page is read by the days of whoever reads it, and no page complains', async ({
  visit,
}) => {
  // Between the first two there is a whole day, whatever the hour.
  const zones = ['Pacific/Honolulu', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'];
  const days = new Set<string>();
  for (const timezoneId of zones) {
    const page = await visit(null, { timezoneId });
    await open(page, keptPage);
    await expectDayOf(page, timezoneId);
    days.add((await page.locator('article time').first().textContent()) ?? '');
    await page.reload();
    await expectDayOf(page, timezoneId);
  }

  expect(days.size).toBeGreaterThan(1);
});

test('Without scripts a kept page stays in the zone of the market, and says so', async ({ visit }) => {
  const page = await visit(null, { timezoneId: 'Pacific/Honolulu', javaScriptEnabled: false });

  await page.goto(keptPage);

  await expectDayOf(page, 'Australia/Sydney');
  // The library's own text functions leave out what is only shown without scripts.
  expect(await page.locator('footer').textContent()).toContain('Times are in Australia/Sydney.');
});

test('Somebody who chooses UTC reads UTC in any browser, until they follow the browser again', async ({
  welcome,
}) => {
  const page = await welcome(somebody('Zoe Zulu'), { timezoneId: 'Pacific/Auckland' });
  const choose = async (typed: string) => {
    await open(page, '/editProfile');
    const form = page.locator('form[action="/editProfile/preferences"]');
    const field = form.getByRole('combobox', { name: 'Time zone', exact: true });
    await field.fill(typed);
    await form.getByRole('option', { name: typed }).first().click();
    await form.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByText('Profile updated successfully.').first()).toBeVisible();
  };
  await open(page, keptPage);
  await expectDayOf(page, 'Pacific/Auckland');

  await choose('UTC');
  await open(page, keptPage);
  await expectDayOf(page, 'UTC');

  await choose('As my browser');
  await open(page, keptPage);
  await expectDayOf(page, 'Pacific/Auckland');
});
