import type { Page } from '@playwright/test';
import { dayAhead, offerService, openBusiness, screens, setTerms } from './businesses.ts';
import { expect, open, somebody, test } from './people.ts';
import { callerOf } from './shops.ts';

const main = (page: Page) => page.getByRole('main');

/** Joins the waiting list of a full day. */
async function join(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(main(page).getByText(/^Nothing is free on/)).toBeVisible();
  await main(page).locator('summary').filter({ hasText: 'Join the waiting list' }).click();
  await main(page).getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(main(page).getByRole('region', { name: 'Waiting lists' })).toContainText(
    'Your place in the list',
  );
}

for (const [where, viewport] of screens)
  test(`Time that becomes free on a full day goes to the first of those who wait ${where}`, async ({
    welcome,
  }) => {
    test.setTimeout(120_000);
    const salon = await openBusiness(welcome, 'beauty', viewport);
    await setTerms(salon);
    const { id: service } = await offerService(salon, 'Day of beauty', '300', '480');
    const date = dayAhead(salon, 5);
    const [early, first, second] = [
      await welcome(somebody('Erin Early'), { viewport }),
      await welcome(somebody('Fay First'), { viewport }),
      await welcome(somebody('Sid Second'), { viewport }),
    ];
    await early.goto('/faq');
    const booked = { business_id: salon.id, service_ids: [service], date, time: '09:00' };
    const { post } = callerOf(early);
    const { booking_id } = await post<{ booking_id: number }>('/beauty-bookings', booked);
    await post('/booking-checkout', { booking_id, payment_method: 'card', stripeToken: 'tok_visa' });

    const address = `/book/${salon.id}?service=${service}&date=${date}&step=time`;
    await join(first, address);
    await join(second, address);
    await post(`/beauty-bookings/${booking_id}/cancel`, { reason: 'I am ill.' });

    await test.step('the first is offered it and books it, the other keeps waiting', async () => {
      await expect(async () => {
        await open(first, '/booking-list');
        await expect(main(first)).toContainText('It is held for you until', { timeout: 500 });
      }).toPass();
      await main(first)
        .getByRole('button', { name: /^Book this time/ })
        .click();
      await expect(first.getByRole('heading', { name: 'Pay for your booking' })).toBeVisible();
      await open(second, '/booking-list');
      await expect(main(second)).toContainText('Your place in the list: 1');
    });
  });
