import { offerService, openBusiness, screens } from './businesses.ts';
import { expect, open, test } from './people.ts';

for (const [where, viewport] of screens)
  test(`A salon enters somebody who walks in ${where}, and sees them in its calendar and its list`, async ({
    welcome,
  }) => {
    const salon = await openBusiness(welcome, 'beauty', viewport);
    await offerService(salon, 'Fringe cut', '25');
    const { page } = salon;
    const main = page.getByRole('main');

    await test.step('enters them for now, whatever the hour', async () => {
      await open(page, '/business-bookings');
      await main.getByRole('link', { name: 'New booking' }).click();
      await main.getByRole('checkbox', { name: 'Fringe cut' }).check();
      await main.getByRole('button', { name: 'Show free times' }).click();
      await main.getByRole('radio', { name: 'Another time' }).check();
      await main.getByLabel('Name').fill('Wendy Walker');
      await main.getByRole('button', { name: 'Enter booking' }).click();
    });

    await test.step('sees them in the day and in the list', async () => {
      await expect(page).toHaveURL(/view=day/);
      await expect(main.getByRole('link', { name: /^Wendy Walker/ })).toBeVisible();
      await main.getByRole('link', { name: 'List', exact: true }).click();
      const card = main.getByRole('listitem').filter({ hasText: 'Wendy Walker' });
      await expect(card).toContainText('Confirmed');
      await card.getByRole('button', { name: /^Start/ }).click();
      await expect(card).toContainText('In progress');
    });

    await test.step('reads on the booking that it is paid on the spot', async () => {
      await main.getByRole('link', { name: 'Wendy Walker' }).click();
      await expect(main).toContainText('Paid on the spot, not through Souk.');
    });
  });
