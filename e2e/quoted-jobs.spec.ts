import type { Page } from '@playwright/test';
import { toast } from './ads.ts';
import { type Business, clocksAt, openBusiness, screens } from './businesses.ts';
import { expect, hydrated, open, somebody, test } from './people.ts';
import { cards, payByCard } from './shops.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).click();

/** Writes a brief to a business and stands on the request's page. */
async function askForQuote(page: Page, { id }: Business, title: string): Promise<void> {
  await open(page, `/ask-quote/${id}`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Two taps drip and should be replaced.');
  await page.getByLabel('Budget').fill('400');
  await press(page, 'Ask for a quote');
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
}

/** Names a time so many minutes from now, by the clocks of the business. */
async function nameTime({ page, timeZone }: Business, minutes: number): Promise<void> {
  const { date, time } = clocksAt(Date.now() + minutes * 60_000, timeZone);
  await main(page).getByLabel(/^Date/).fill(date);
  await main(page).getByLabel(/^Time/).fill(time);
}

const steps = [
  ['Parts ordered', '20'],
  ['Old taps out', '30'],
  ['New taps in', '50'],
] as const;

/** Quotes $330, paid in three steps, for work after the visit that may begin at once: two hours before its time. */
async function sendQuote(business: Business): Promise<void> {
  const { page } = business;
  await follow(page, 'Send a quote');
  await hydrated(page);
  await page.getByLabel('Line 1').fill('Labour and taps');
  await page.getByLabel('Quantity').fill('3');
  await page.getByLabel('Price of one').fill('110');
  await nameTime(business, 100);
  await page.getByRole('radio', { name: /By milestones/ }).check();
  for (const [index, [label, percent]] of steps.entries()) {
    const number = index + 1;
    if (number > 2) await press(page, 'Add a milestone');
    await page.getByLabel(`Milestone ${number}`, { exact: true }).fill(label);
    await page.getByLabel('Share').nth(index).fill(percent);
  }
  await expect(main(page)).toContainText('100 of 100 per cent');
  await press(page, 'Send the quote');
  await expect(main(page)).toContainText('$330.00');
}

/** Pays what is due now and is back on the booking. */
async function pay(page: Page, amount: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pay for your booking' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Pay ${amount}` })).toBeVisible();
  await payByCard(page, cards.good);
  await page.waitForURL(/\/my-bookings\//);
  await hydrated(page);
}

async function review(page: Page, link: string): Promise<void> {
  await follow(page, link);
  await hydrated(page);
  await main(page)
    .getByRole('radio', { name: /^5 stars/ })
    .check();
  await main(page).getByLabel('Your review').fill('On time, friendly, and everything as agreed.');
  await press(page, 'Publish review');
  await page.waitForURL((url) => !url.pathname.startsWith('/reviews'));
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Bathroom taps');
  await expect(main(page).getByRole('link', { name: link })).toBeHidden();
}

for (const [where, viewport] of screens)
  test(`A job is asked for, visited, quoted, paid step by step, done and reviewed by both sides ${where}`, async ({
    welcome,
  }) => {
    test.setTimeout(180_000);
    const business = await openBusiness(welcome, 'handyman', viewport);
    const seller = business.page;
    const customer = await welcome(somebody('Quinn Customer'), { viewport });
    const title = `Bathroom taps ${business.id}`;

    await test.step('the customer asks, and the business offers a visit', async () => {
      await askForQuote(customer, business, title);
      await open(seller, '/business-bookings/quotes');
      await main(seller).getByRole('link', { name: title, exact: true }).click();
      await follow(seller, 'Offer a visit');
      await nameTime(business, 30);
      await press(seller, 'Offer a visit');
      await expect(main(customer)).toContainText(/visits you on/);
    });

    await test.step('the quote is accepted and its first share paid', async () => {
      await sendQuote(business);
      await follow(customer, 'Accept');
      await press(customer, 'Accept, pay $66.00');
      await pay(customer, '$66.00');
      await expect(main(customer)).toContainText('Confirmed, deposit paid');
    });

    await test.step('the business begins and reaches a milestone, which the customer pays', async () => {
      await follow(seller, 'See the booking');
      await press(seller, 'Start');
      await toast(seller, 'Booking updated successfully.');
      await expect(main(customer)).toContainText('It is under way.');
      await follow(seller, 'Milestone reached');
      await expect(seller.getByText(/Old taps out: Quinn Customer is asked to pay \$99\.00/)).toBeVisible();
      await seller.getByRole('button', { name: 'Ask for its share' }).click();
      await follow(customer, 'Pay now');
      await pay(customer, '$99.00');
    });

    await test.step('the work is done, paid, confirmed and reviewed by both sides', async () => {
      await press(seller, 'It’s done');
      await follow(customer, 'Pay now');
      await pay(customer, '$165.00');
      await press(customer, 'Yes, it’s done');
      await review(customer, 'Review the business');
      await review(seller, 'Review the customer');
    });
  });
