import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type PackedFood, partsOf } from '@souk/contract/modules/scanner/pack';
import { allergens } from '@souk/contract/modules/scanner/words';
import { plainSessionCookie } from '@souk/contract/shared/session-cookie';
import { checkDigitOf } from '@souk/food/codes/gtin';
import { axeFindings } from './axe.ts';
import { photographed } from './barcodes.ts';
import { answerOf, expect, open, somebody, test } from './people.ts';

/** The position of the first school's strict reading among the letters of a food. */
const strictHanafi = 2;

/** A food of the pack that is haram to the strict Hanafi, with a reason and an allergen to tell of. */
async function findHaram(request: APIRequestContext) {
  let foods: PackedFood[] = [];
  const read = async () => {
    foods = (await answerOf<{ products: PackedFood[] }>(request.get('/api/v2/food_pack'))).products;
    return foods.length;
  };
  // Foods of a market that has just been made join the pack half a minute later.
  await expect.poll(read, { timeout: 45_000 }).toBeGreaterThan(0);
  const food = foods
    .map(partsOf)
    .find(({ verdicts, allergens: found, reasons }) => verdicts[strictHanafi] === 'x' && found && reasons);
  if (!food) throw new Error('The market has no haram food with an allergen.');
  const { code, name, allergens: found, reasons } = food;
  const allergen = allergens[Number(found.split(',')[0])] ?? '';
  return { code: code.length <= 8 ? code.padStart(8, '0') : code.padStart(13, '0'), name, reasons, allergen };
}

/** A sound code that no food has. */
function freshCode(): string {
  const body = `955${randomInt(100_000_000, 999_999_999)}`;
  return `${body}${checkDigitOf(body)}`;
}

/** A change that comes with a session's cookie says where it comes from, as browsers do. */
async function sameOrigin(page: Page) {
  if (!page.url().startsWith('http')) await page.goto('/food-scanner');
  return { origin: new URL(page.url()).origin };
}

const eat = async (page: Page, avoids: string) =>
  answerOf(
    page.request.post('/api/v2/food_profile', {
      headers: await sameOrigin(page),
      data: { school: 'hanafi', strictness: 'strict', avoids: [avoids], diets: [] },
    }),
  );

/** Keeps scanner and foods on the device, as its owner would. */
async function keepScanner(page: Page): Promise<void> {
  await open(page, '/food-scanner');
  await page.getByText('Use offline').click();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText(/foods on this device/)).toBeVisible({ timeout: 45_000 });
}

/** Cuts the network off; from an empty page, so that no open connection complains of it. */
async function goOffline(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().setOffline(true);
}

async function ask(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digits under the barcode').fill(code);
  await page.getByRole('button', { name: 'Find' }).click();
}

const ownFoods = async (page: Page) =>
  answerOf<{ total: number; data: { product_code: string; name: string }[] }>(
    page.request.post('/api/v2/halalproduct_list', {
      headers: await sameOrigin(page),
      data: { list_type: 'my-products' },
    }),
  );

const recentScans = async (page: Page) =>
  answerOf<{ data: { name: string }[] }>(
    page.request.post('/api/v2/halalproduct_list', {
      headers: await sameOrigin(page),
      data: { list_type: 'recently-viewed' },
    }),
  );

/** Whose device it is, as the device itself has noted. */
const holderOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((done) => {
        const opening = indexedDB.open('souk-food');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('holder').objectStore('holder').get('holder');
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result?.id ?? null);
          };
        };
      }),
  );

test.describe('The scanner without a network', () => {
  test.setTimeout(120_000);

  test('A kept food is judged for its reader, and what was done offline is sent once', async ({
    welcome,
  }) => {
    const page = await welcome(somebody('Nadia Offline'));
    const food = await findHaram(page.request);
    await eat(page, food.allergen);
    await keepScanner(page);
    await goOffline(page);
    await page.goto('/food-scanner');
    await expect(page).toHaveURL(/\/offline-scanner$/);

    await ask(page, food.code);
    const verdict = page.locator('[data-verdict="haram"]');
    await expect(verdict).toContainText(food.name);
    await expect(verdict).toContainText('For you: Hanafi, Strict');
    await expect(verdict).toContainText(food.reasons);
    await expect(page.getByText(/^Contains .*: you avoid it$/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // The reader of barcodes works without a network, too.
    const code = freshCode();
    const buffer = await photographed(code, 'EAN-13', {});
    await page.getByLabel('Photo').setInputFiles({ name: 'pack.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('heading', { name: /^This device does not know/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Name').fill('Rosewater gummies');
    await page.getByLabel('Ingredients', { exact: true }).fill('Sugar, glucose syrup (wheat), beef gelatine');
    await page.getByRole('button', { name: 'Keep for later' }).click();
    await expect(page.getByRole('heading', { name: '2 waiting to be sent' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: '2 waiting to be sent' })).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: /waiting to be sent/ })).toBeHidden();
    await open(page, '/food-scanner');
    await open(page, '/offline-scanner');
    await expect(page.getByRole('heading', { name: /waiting to be sent/ })).toBeHidden();
    const { total, data } = await ownFoods(page);
    expect([total, data[0]?.product_code.padStart(13, '0')]).toEqual([1, code]);
    expect((await recentScans(page)).data.map(({ name }) => name)).toContain(food.name);
  });

  test('Whoever comes next is not read by the profile of whoever was signed in', async ({ welcome }) => {
    const page = await welcome(somebody('Karim Before'));
    const food = await findHaram(page.request);
    await eat(page, food.allergen);
    await keepScanner(page);
    expect(await holderOf(page)).not.toBeNull();

    await page.context().clearCookies({ name: plainSessionCookie });
    await open(page, '/');
    await expect.poll(() => holderOf(page)).toBeNull();
    await goOffline(page);
    await page.goto(`/food-scanner?keyword=${food.code}`);

    await expect(page.locator('[data-verdict]')).toContainText('Our verdict');
    await expect(page.getByText('you avoid it')).toBeHidden();
  });

  test('Other pages say that there is no network, and lead to the scanner', async ({ page }) => {
    await keepScanner(page);
    await goOffline(page);
    await page.goto('/classifieds');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Scan a food' }).click();
    await expect(page.getByRole('heading', { name: 'Scan offline' })).toBeVisible();

    await page.goto('/classifieds');
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/classifieds');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden();
  });
});
