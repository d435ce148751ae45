import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkDigitOf } from '../packages/food/src/codes/gtin.ts';
import { axeFindings } from './axe.ts';
import { answerOf, expect } from './people.ts';
import { callerOf } from './shops.ts';

export interface ScannedFood {
  id: number;
  path: string;
  name: string;
  product_code: string;
}

/** A code that no shop sells: numbers that begin with 29 are for use within a house. */
export function freshCode(): string {
  const body = `29${randomInt(10 ** 9, 10 ** 10)}`;
  return `${body}${checkDigitOf(body)}`;
}

interface FoodWords {
  name: string;
  ingredients: string;
  brand?: string;
  category?: string;
}

/** Tells the scanner of a food by the call behind the form. */
export async function addFood(page: Page, words: FoodWords): Promise<ScannedFood> {
  if (!page.url().startsWith('http')) await page.goto('/add-product');
  const body = { brand: 'Journey Foods', category: 'confectionery', ...words };
  return callerOf(page).post<ScannedFood>('/food_product_user_save', { product_code: freshCode(), ...body });
}

/** An admin's decision, by the call behind its buttons. */
export async function reviewFood(admin: Page, id: number, decided: object): Promise<void> {
  if (!admin.url().startsWith('http')) await admin.goto('/admin');
  const headers = { origin: new URL(admin.url()).origin };
  await answerOf(admin.request.put(`/api/v2/admin/food-products/${id}`, { data: decided, headers }));
}

/** A food that everybody finds. */
export async function verifiedFood(owner: Page, admin: Page, words: FoodWords): Promise<ScannedFood> {
  const food = await addFood(owner, words);
  await reviewFood(admin, food.id, { status: 'verified' });
  return food;
}

/** Addresses of a food for the patterns of its pages. */
export async function foodSamplesOf(owner: Page, admin: Page): Promise<Record<string, string>> {
  const { id, path } = await verifiedFood(owner, admin, {
    name: `Sampled gummies ${Date.now()}`,
    ingredients: 'Sugar, glucose syrup (wheat), gelatine, acid (330), flavour. May contain milk.',
  });
  return {
    '/food-product-detail/:id': path,
    '/report-food/:id': `/report-food/${id}`,
    '/suggest-food-change/:id': `/suggest-food-change/${id}`,
    '/see-all-products/:listType': '/see-all-products/most-recent',
    '/admin/food-products/:id': `/admin/food-products/${id}`,
  };
}

/** Types a code or some words on the scanner's page. */
export async function lookUp(page: Page, typed: string): Promise<void> {
  const search = page.getByRole('main').getByRole('search');
  await search.getByLabel('Name or barcode').fill(typed);
  await search.getByRole('button', { name: 'Search' }).click();
}

/** The open page is accessible, and legible in the dark theme as well. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition-property: none !important }');
    document.adoptedStyleSheets.push(still);
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await axeFindings(page, { isColourOnly: true }), 'in the dark theme').toEqual([]);
  await page.evaluate((theme) => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, before);
}

/** Nothing is wider than the window. */
export const fitsTheWindow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
