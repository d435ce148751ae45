import type { Page } from '@playwright/test';
import { type Business, dayAhead, offerService, openBusiness, screens, setTerms } from './businesses.ts';
import { expect, hydrated, open, somebody, test } from './people.ts';
import { cards, payByCard } from './shops.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const names = ['Hot stones', 'Foot massage', 'Facial'] as const;

async function makePackage({ page }: Business): Promise<void> {
  await open(page, '/create-packages');
  await page.getByLabel('Name').fill('Quiet morning');
  for (const [index, name] of names.entries())
    await page.getByLabel(`Service ${index + 1}`).selectOption({ label: `${name}: $80.00, 60 min` });
  await page.getByLabel('Price of the package').fill('200');
  await expect(main(page)).toContainText('Customers save $40.00.');
  await press(page, 'Save package');
  await expect(page.getByRole('list', { name: 'Your packages' })).toContainText('Quiet morning');
}

async function makePromotion({ page }: Business, code: string): Promise<void> {
  await open(page, '/create-promotions');
  await page.getByLabel('Title').fill('Friends of the house');
  await page.getByRole('textbox', { name: 'Discount' }).fill('10');
  await page.getByRole('radio', { name: /Whoever enters a code/ }).check();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await press(page, 'Save promotion');
  await expect(page.getByRole('list', { name: 'Your promotions' })).toContainText(code);
}

/** From the chosen time to the payment; answers the total that the customer agreed to. */
async function bookFirstMorning(page: Page): Promise<void> {
  await main(page).getByRole('region', { name: 'Morning' }).getByRole('link').first().click();
  await page
    .getByRole('link', { name: /^(Go on with|Continue)/ })
    .and(page.locator(':visible'))
    .click();
  await press(page, 'Review the booking');
}

/** Books what is shown, and pays it. */
async function bookAndPay(page: Page, total: string): Promise<void> {
  await expect(page.getByLabel('Your booking')).toContainText(new RegExp(`Total.*\\${total}`));
  await hydrated(page);
  await page.getByRole('button', { name: /^Book/ }).and(page.locator(':visible')).click();
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
  await payByCard(page, cards.good);
  await expect(main(page).getByText('Confirmed and paid').filter({ visible: true }).first()).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Amounts' })).toContainText(
    new RegExp(`Paid\\${total}`),
  );
}

for (const [where, viewport] of screens)
  test(`[B-099] [B-110] A spa makes a package and a promotion ${where}, and a customer pays for each what is shown`, async ({
    welcome,
  }) => {
    test.setTimeout(150_000);
    const spa = await openBusiness(welcome, 'wellbeing', viewport);
    await setTerms(spa);
    for (const name of names) await offerService(spa, name, '80');
    const code = `SPA${spa.id}X`.padEnd(6, 'X');
    const customer = await welcome(somebody('Sam Customer'), { viewport });
    const day = dayAhead(spa, 3);

    await test.step('the spa makes both', async () => {
      await makePackage(spa);
      await makePromotion(spa, code);
    });

    await test.step('a customer books the package at its price, which nothing is taken off twice', async () => {
      await open(customer, spa.path);
      await main(customer).getByRole('link', { name: 'Book Quiet morning' }).click();
      await customer.waitForURL(/package=/);
      await open(
        customer,
        `${new URL(customer.url()).pathname}${new URL(customer.url()).search}&date=${day}`,
      );
      await bookFirstMorning(customer);
      await bookAndPay(customer, '$200.00');
      await expect(main(customer)).toContainText('Quiet morning');
    });

    await test.step('with the code a single service costs less', async () => {
      await open(customer, `/book/${spa.id}?date=${dayAhead(spa, 4)}`);
      await main(customer).getByRole('checkbox', { name: 'Facial' }).check();
      await customer.getByRole('button', { name: 'Choose a time' }).and(customer.locator(':visible')).click();
      await bookFirstMorning(customer);
      await customer.getByLabel('Promotion code').fill(code);
      await customer.getByRole('button', { name: 'Apply' }).click();
      await expect(customer.getByText(`Code ${code} is applied.`)).toBeVisible();
      await bookAndPay(customer, '$72.00');
      await expect(main(customer)).toContainText('Friends of the house');
    });
  });
