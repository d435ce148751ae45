import { toast } from './ads.ts';
import { codeSentTo, expect, hydrated, open, password, somebody, test } from './people.ts';
import { picture } from './pictures.ts';

test('[B-106] [B-101] [B-112] A newcomer signs up, posts an ad, and sells it to somebody who found it', async ({
  request,
  page: seller,
  visit,
  welcome,
}) => {
  test.setTimeout(150_000);
  const noor = somebody('Noor Seller');
  const title = `Walnut gramophone ${noor.phone}`;
  const buyer = await welcome(somebody('Ben Buyer'));
  const rival = await welcome(somebody('Rita Rival'));

  await test.step('signs up privately and verifies the phone by the code of the SMS', async () => {
    await open(seller, '/signup');
    await seller.getByRole('radio', { name: /Myself/ }).check();
    await seller.getByRole('button', { name: 'Continue' }).click();
    await seller.getByLabel('Name', { exact: true }).fill(noor.name);
    await seller.getByLabel('Email id').fill(noor.email);
    await seller.getByLabel('Password', { exact: true }).fill(password);
    await seller.getByLabel('Confirm password').fill(password);
    await seller.getByLabel('Phone', { exact: true }).fill(noor.phone);
    await seller.getByLabel(/I agree to the/).check();
    await seller.getByRole('button', { name: 'Create account' }).click();
    await toast(seller, 'Registration completed successfully.');
    await expect(seller.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
    const send = seller.getByRole('button', { name: 'Send code' });
    const code = seller.getByLabel('One-time code');
    await expect(send.or(code)).toBeVisible();
    if (await send.isVisible()) await send.click();
    await code.fill(await codeSentTo(request, noor.phone));
    await seller.getByRole('button', { name: 'Verify' }).click();
    await toast(seller, 'Mobile number verified successfully.');
  });

  await test.step('posts an ad with two pictures', async () => {
    await open(seller, '/post-ad');
    await seller.getByLabel('Search categories').fill('collect');
    await seller.getByRole('button', { name: /Collectables/ }).click();
    await seller.getByLabel('Title').fill(title);
    await seller.getByLabel('Description').fill('Plays beautifully. Comes with two needles and a lid.');
    await seller.getByRole('radio', { name: /^Good/ }).check();
    await seller.getByRole('button', { name: 'Continue to Photos' }).click();
    await expect(seller.getByRole('heading', { name: 'Show it off' })).toBeVisible();
    await seller
      .locator('input[type=file]')
      .setInputFiles([await picture('front.png', '#b5652b'), await picture('side.png', '#2b6cb5')]);
    await expect(seller.getByText('2 of 12')).toBeVisible();
    await seller.getByRole('button', { name: 'Continue to Price and place' }).click();
    await seller.getByRole('radio', { name: /Negotiable/ }).check();
    await seller.getByLabel('Price', { exact: true }).fill('350');
    await seller.getByRole('combobox', { name: 'Suburb or postcode' }).fill('Marrickville');
    await seller.getByRole('option', { name: 'Marrickville NSW 2204' }).click();
    await seller.getByRole('button', { name: 'Continue to Preview' }).click();
    await expect(seller.getByRole('heading', { name: 'Ready to post?' })).toBeVisible();
    await seller.getByRole('button', { name: 'Post ad' }).click();
    await expect(
      seller.getByText('Ad posted successfully and is pending for approval from Admin.').first(),
    ).toBeVisible();
  });

  const path = (await seller.getByRole('link', { name: 'See your ad' }).getAttribute('href')) ?? '';
  await test.step('nobody else sees it before the admin approves it', async () => {
    expect((await buyer.request.get(path)).status()).toBe(404);
  });

  await test.step('the admin signs in and approves it from the queue', async () => {
    const admin = await visit(null);
    await open(admin, '/admin/ads');
    await expect(admin).toHaveURL(/\/admin\/login$/);
    await admin.getByLabel('Email id').fill('admin@souk.test');
    await admin.getByLabel('Password', { exact: true }).fill(password);
    await admin.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await admin.getByRole('navigation').getByRole('link', { name: /^Ads/ }).click();
    await expect(admin).toHaveURL(/\/admin\/ads/);
    // Beside the list an ad opens by script; without one the link leads to its page.
    await hydrated(admin);
    await admin.getByRole('list', { name: 'Ads' }).getByRole('link', { name: title }).click();
    const review = admin.getByRole('region', { name: title });
    await expect(review).toBeVisible();
    await review.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByRole('list', { name: 'Ads' }).getByRole('link', { name: title })).toBeHidden();
  });

  await test.step('a private user finds it by search, by filter and on the map', async () => {
    await open(buyer, '/');
    await buyer.goto('/search');
    await buyer.getByRole('searchbox', { name: 'Search Souk' }).first().fill(`gramophone ${noor.phone}`);
    await buyer.getByRole('searchbox', { name: 'Search Souk' }).first().press('Enter');
    await expect(buyer.getByRole('link', { name: title })).toBeVisible();

    await open(buyer, '/classified-listing/collectables');
    await buyer.getByRole('link', { name: 'Filters' }).click();
    const filters = buyer.getByRole('dialog', { name: 'Filters' });
    await filters.getByLabel('Keyword').fill('gramophone');
    await filters.getByRole('button', { name: /Show/ }).click();
    await expect(buyer).toHaveURL(/keyword=gramophone/);
    await expect(buyer.getByRole('link', { name: title })).toBeVisible();

    await buyer.getByRole('link', { name: 'Map' }).first().click();
    await expect(buyer.locator('canvas')).toBeVisible();
    await expect(buyer.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('saves it, asks in the chat and makes an offer', async () => {
    await open(buyer, path);
    await buyer
      .getByRole('button', { name: `Save ${title}` })
      .first()
      .click();
    await toast(buyer, 'Item added to wishlist.');
    await buyer.getByRole('link', { name: 'Message seller' }).first().click();
    const question = buyer.getByRole('dialog', { name: /Message/ });
    await question.getByLabel('Message').fill('Does the lid close?');
    await question.getByRole('button', { name: 'Send message' }).click();
    await expect(buyer).toHaveURL(/\/messages/);
    await expect(buyer.getByText('Does the lid close?').first()).toBeVisible();
  });

  await test.step('the seller reads it live and sees the offer come without reloading', async () => {
    await open(seller, '/messages');
    await seller
      .getByRole('link', { name: /Ben Buyer/ })
      .first()
      .click();
    await expect(seller.getByText('Does the lid close?').first()).toBeVisible();

    await open(buyer, path);
    await buyer.getByRole('link', { name: 'Make an offer' }).first().click();
    const form = buyer.getByRole('dialog', { name: 'Make an offer' });
    await form.getByLabel('Offer price').fill('400');
    await form.getByRole('button', { name: 'Send offer' }).click();
    await expect(form.getByText('Offer price can not be greater than existing price.').first()).toBeVisible();
    await form.getByLabel('Offer price').fill('300');
    await form.getByRole('button', { name: 'Send offer' }).click();
    await toast(buyer, 'Offer sent successfully.');
    await expect(buyer.getByText('You offered $300.00').first()).toBeVisible();

    await expect(seller.getByText('Offer on your ad')).toBeVisible();
  });

  await test.step('another person offers as well, and that offer ends when the first is accepted', async () => {
    await open(rival, path);
    await rival.getByRole('link', { name: 'Make an offer' }).first().click();
    const form = rival.getByRole('dialog', { name: 'Make an offer' });
    await form.getByLabel('Offer price').fill('310');
    await form.getByRole('button', { name: 'Send offer' }).click();
    await toast(rival, 'Offer sent successfully.');
    await seller
      .getByRole('group', { name: 'Answer the offer' })
      .getByRole('button', { name: 'Accept' })
      .click();
    await toast(seller, 'Offer accepted successfully.');
    await open(rival, '/offers?role=sent');
    await expect(rival.getByText('Rejected').first()).toBeVisible();
  });

  await test.step('marks it sold, and the detail says so', async () => {
    await open(seller, '/ad-management');
    const row = seller
      .getByRole('list', { name: 'Your ads' })
      .getByRole('listitem')
      .filter({ hasText: title });
    await row.getByRole('link', { name: 'Mark as sold' }).click();
    await seller.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
    await toast(seller, 'Ad marked as sold.');
    await open(buyer, path);
    await expect(buyer.getByRole('main').getByText('Sold', { exact: true }).first()).toBeVisible();
    await expect(buyer.getByRole('link', { name: 'Make an offer' })).toBeHidden();
  });
});
