import type { Page } from '@playwright/test';
import { type Business, dayAhead, offerService, openBusiness, screens, setTerms } from './businesses.ts';
import { expect, open, somebody, test } from './people.ts';
import { callerOf } from './shops.ts';

const main = (page: Page) => page.getByRole('main');

/** A vendor who is booked and paid by the calls behind the pages. */
async function bookVendor(vendor: Business, customer: Page, what: string, price: string): Promise<void> {
  await setTerms(vendor);
  const { id } = await offerService(vendor, what, price);
  const { post } = callerOf(customer);
  const { booking_id } = await post<{ booking_id: number }>('/event-bookings', {
    business_id: vendor.id,
    service_ids: [id],
    date: dayAhead(vendor, 20),
    time: '10:00',
    event_type: 'Wedding',
  });
  await post('/booking-checkout', { booking_id, payment_method: 'card', stripeToken: 'tok_visa' });
}

/** A vendor who has quoted and waits for an answer. */
async function quoteOf(vendor: Business, customer: Page, title: string, price: string): Promise<void> {
  const brief = { business_id: vendor.id, title, description: 'From noon until the first dance.' };
  const { quote_id } = await callerOf(customer).post<{ quote_id: number }>('/request-quote', brief);
  const items = [{ description: title, unit_price: price }];
  const when = { date: dayAhead(vendor, 20), time: '12:00' };
  await callerOf(vendor.page).post('/quotes', { quote_id, items, ...when });
}

/** Adds a part of the event, and which booking or quote it is. */
async function add(page: Page, name: string, thing: RegExp): Promise<void> {
  const form = main(page).getByRole('region', { name: 'Add to the event' });
  await form.getByLabel('What it is').fill(name);
  const things = form.getByLabel('What you have booked or asked for');
  const label = await things.getByRole('option', { name: thing }).textContent();
  await things.selectOption({ label: label ?? '' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
}

for (const [where, viewport] of screens)
  test(`A wedding gathers a venue, a caterer and a photographer under one budget ${where}`, async ({
    welcome,
  }) => {
    test.setTimeout(150_000);
    const customer = await welcome(somebody('Val Customer'), { viewport });
    await customer.goto('/faq');
    const [venue, caterer, photographer] = [
      await openBusiness(welcome, 'events', viewport),
      await openBusiness(welcome, 'events', viewport),
      await openBusiness(welcome, 'events', viewport),
    ];
    await bookVendor(venue, customer, 'Garden hall', '1200');
    await bookVendor(caterer, customer, 'Lunch for forty', '900');
    await quoteOf(photographer, customer, 'Photographs', '800');
    const money = main(customer).getByRole('region', { name: 'Money' });

    await test.step('the event is planned with its day and budget', async () => {
      await open(customer, '/event-projects/new');
      await customer.getByLabel('Name of the event').fill('Our wedding');
      await customer.getByLabel('Event type').fill('Wedding');
      await customer.getByLabel('Date').fill(dayAhead(venue, 20));
      await customer.getByLabel('Budget').fill('3000');
      await main(customer).getByRole('button', { name: 'Begin event' }).click();
      await expect(money).toContainText('$3,000.00');
    });

    await test.step('what is booked and quoted is gathered, and the budget says what is left', async () => {
      await add(customer, 'Venue', /Garden hall/);
      await add(customer, 'Caterer', /Lunch for forty/);
      await add(customer, 'Photographer', /Photographs/);
      await expect(money).toContainText('Booked$2,100.00');
      await expect(money).toContainText('Paid so far$2,100.00');
      await expect(money).toContainText('Left of the budget$100.00');
    });

    await test.step('the accepted quote is a booking among the others', async () => {
      const part = main(customer).getByRole('listitem').filter({ hasText: 'Photographer' });
      await part.getByRole('link', { name: photographer.name }).click();
      await main(customer).getByRole('link', { name: 'Accept', exact: true }).click();
      await main(customer).getByRole('button', { name: 'Accept, pay $800.00' }).click();
      await expect(customer.getByRole('heading', { name: 'Pay for your booking' })).toBeVisible();
      await open(customer, '/event-projects');
      await main(customer).getByRole('link', { name: 'Our wedding' }).click();
      await expect(money).toContainText('Booked$2,900.00');
      await expect(main(customer).getByText('Waiting for payment')).toBeVisible();
    });
  });
