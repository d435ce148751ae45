import type { Page } from '@playwright/test';
import { type Business, clocksAt, openBusiness, screens } from './businesses.ts';
import { expect, open, somebody, test } from './people.ts';
import { callerOf } from './shops.ts';

const main = (page: Page) => page.getByRole('main');

/** A quoted and paid job whose time comes in a moment: a business may name any time. */
async function bookForNow({ page, id, timeZone }: Business, customer: Page, title: string) {
  const [own, theirs] = [callerOf(page), callerOf(customer)];
  const { quote_id } = await theirs.post<{ quote_id: number }>('/request-quote', {
    business_id: id,
    title,
    description: 'The back door does not close.',
  });
  const start = Date.now() + 8_000;
  await own.post('/quotes', {
    quote_id,
    items: [{ description: 'Labour', unit_price: '90' }],
    ...clocksAt(start, timeZone),
    starts_at: new Date(start).toISOString(),
  });
  const { booking_id } = await theirs.post<{ booking_id: number }>(`/quotes/${quote_id}/accept`);
  await theirs.post('/booking-checkout', { booking_id, payment_method: 'card', stripeToken: 'tok_visa' });
  const statusOf = async () => (await theirs.get<{ status: string }>(`/bookings/${booking_id}`)).status;
  await expect.poll(statusOf).toBe('Accepted-Paid');
  return booking_id;
}

for (const [where, viewport] of screens)
  test(`Somebody who is said not to have come contests it ${where} after the business has read what it keeps`, async ({
    welcome,
  }) => {
    test.setTimeout(90_000);
    const business = await openBusiness(welcome, 'handyman', viewport);
    const seller = business.page;
    const customer = await welcome(somebody('Noor Customer'), { viewport });
    await customer.goto('/faq');
    const id = await bookForNow(business, customer, `Back door ${business.id}`);

    await test.step('the business says that nobody came, and reads what it keeps', async () => {
      const missed = main(seller).getByRole('link', { name: 'They didn’t come' });
      await expect(async () => {
        await open(seller, `/business-bookings/detail/${id}`);
        await expect(missed).toBeVisible({ timeout: 500 });
      }).toPass();
      await missed.click();
      await expect(seller.getByText(/You keep \$90\.00 under the terms of the booking/)).toBeVisible();
      await seller.getByRole('button', { name: 'They didn’t come' }).click();
      await expect(main(seller).getByText('The customer didn’t come.')).toBeVisible();
    });

    await test.step('the customer contests it', async () => {
      await open(customer, `/my-bookings/detail/${id}`);
      await expect(main(customer)).toContainText('If you were there, you can say so until');
      await main(customer).getByRole('link', { name: 'I was there' }).click();
      await main(customer).getByLabel('What happened?').fill('I waited at the door for an hour.');
      await main(customer).getByRole('button', { name: 'Open a dispute' }).click();
      await expect(main(customer)).toContainText('I waited at the door for an hour.');
    });

    await test.step('reads that Souk looks into it', async () => {
      await open(customer, `/my-bookings/detail/${id}`);
      await expect(main(customer)).toContainText('Souk is looking into your complaint.');
    });
  });
