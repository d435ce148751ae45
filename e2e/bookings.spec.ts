import type { Page } from '@playwright/test';
import { screens } from './businesses.ts';
import { expect, hydrated, open, password, somebody, test } from './people.ts';
import { callerOf, cards, payByCard } from './shops.ts';

/** Paid at booking, sure at once, and half of it back until two days before: what the journey reads on its pages. */
const terms = {
  payment: 'at-booking',
  confirmation: 'at-once',
  cancellation: 'moderate',
  deposit_percent: 20,
  answer_hours: 48,
  no_show_percent: 0,
};

interface Salon {
  page: Page;
  id: number;
  name: string;
}

/** A salon of the demo market with a service of its own for this journey. */
async function openSalon(page: Page, title: string): Promise<Salon> {
  await page.goto('/faq');
  const { get, post } = callerOf(page);
  const business = await get<{ business_id: number; business_name: string; category: { id: number } }>(
    '/business-profile',
  );
  const [below] = await get<{ id: number }[]>(`/booking-sub-categories/${business.category.id}`);
  await post('/services', { name: title, category_id: below?.id, price: '80', duration_minutes: '60' });
  await page.request.put('/api/v2/booking-terms', {
    data: terms,
    headers: { origin: new URL(page.url()).origin },
  });
  return { page, id: business.business_id, name: business.business_name };
}

const main = (page: Page) => page.getByRole('main');

/** Two weeks on there is room, whatever the market has booked. */
async function chooseTime(page: Page): Promise<void> {
  for (let week = 0; week < 2; week += 1) {
    const before = page.url();
    await main(page).getByRole('link', { name: 'Next week' }).click();
    await page.waitForURL((url) => url.href !== before);
  }
  const day = main(page).getByRole('link', { name: /\d+ times? free/ });
  await day.first().click();
  await main(page).getByRole('region', { name: 'Morning' }).getByRole('link').first().click();
  await page.getByRole('link', { name: /^(Go on with|Continue)/ }).click();
}

for (const [where, viewport] of screens)
  test(`A guest books a salon in four steps ${where}, logs in to pay, moves the booking and cancels it for what was promised`, async ({
    enrol,
    visit,
  }) => {
    test.setTimeout(120_000);
    const title = `Wash and cut ${Date.now()}`;
    const salon = await openSalon(await visit('beauty@souk.test'), title);
    const pat = somebody('Pat Customer');
    await enrol(pat);
    const page = await visit(null, { viewport });

    await test.step('chooses a service, a time and a note as a guest', async () => {
      await open(page, `/book/${salon.id}`);
      await main(page).getByRole('checkbox', { name: title }).check();
      await page
        .getByRole('button', { name: /^(Choose a time)$/ })
        .and(page.locator(':visible'))
        .click();
      await expect(main(page).getByRole('heading', { name: 'Person and time' })).toBeVisible();
      await chooseTime(page);
      await main(page).getByLabel('Note for the business').fill('Short at the back, please.');
      await main(page).getByRole('button', { name: 'Review the booking' }).click();
      await expect(main(page)).toContainText('Short at the back, please.');
      await expect(main(page)).toContainText('$80.00');
    });

    await test.step('logs in, books and pays', async () => {
      await hydrated(page);
      await main(page).getByRole('link', { name: 'Log in', exact: true }).click();
      const login = page.getByRole('dialog');
      await login.getByLabel('Email id').fill(pat.email);
      await login.getByLabel('Password', { exact: true }).fill(password);
      await login.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('button', { name: /^Book/ }).and(page.locator(':visible')).click();
      await expect(page.getByRole('heading', { name: 'Pay for your booking' })).toBeVisible();
      await payByCard(page, cards.good);
      await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
      await expect(
        main(page).getByText('Confirmed and paid').filter({ visible: true }).first(),
      ).toBeVisible();
    });

    const bookingUrl = new URL(page.url()).pathname;

    await test.step('proposes another time, which the salon accepts', async () => {
      await hydrated(page);
      await main(page).getByRole('link', { name: 'Propose another time' }).click();
      await page.getByLabel('Time', { exact: true }).fill('15:00');
      await page.getByRole('button', { name: 'Propose this time' }).click();
      await expect(main(page).getByText(/You have proposed it/)).toBeVisible();

      await open(salon.page, '/business-bookings');
      const received = main(salon.page).getByRole('listitem').filter({ hasText: title });
      await received.getByRole('button', { name: 'Accept the new time' }).click();
      await expect(received).toContainText('3:00 pm');
      await open(page, bookingUrl);
      await expect(
        main(page)
          .getByText(/3:00 pm/)
          .first(),
      ).toBeVisible();
    });

    await test.step('reads what comes back, cancels, and gets exactly that', async () => {
      await expect(main(page).getByText(/If you cancel before .*, you get \$80\.00 back/)).toBeVisible();
      await main(page).getByRole('link', { name: 'Cancel booking' }).click();
      await expect(page.getByText(/\$80\.00 goes back to your original payment method/)).toBeVisible();
      await page.getByLabel('Reason').fill('I have to travel.');
      await page.getByRole('button', { name: 'Cancel this booking' }).click();
      await expect(main(page).getByText('You cancelled this booking. I have to travel.')).toBeVisible();
      await expect(main(page).getByText(/\$80\.00 goes back to you/)).toBeVisible();
    });
  });
