import { toast } from './ads.ts';
import { fitsTheWindow, isAccessible, lookUp, reviewFood, verifiedFood } from './foods.ts';
import { expect, hydrated, open, password, somebody, test } from './people.ts';
import { callerOf } from './shops.ts';

const adminEmail = 'admin@souk.test';
const phone = { width: 390, height: 844 };
const sizes = [
  { name: 'a desktop', viewport: { width: 1280, height: 900 } },
  { name: 'a phone', viewport: phone },
];

for (const { name, viewport } of sizes) {
  test(`On ${name} a code leads to its verdict, to the reasons and to their sources`, async ({
    visit,
    welcome,
  }) => {
    const admin = await visit(adminEmail);
    const owner = await welcome(somebody('Olga Owner'));
    const food = await verifiedFood(owner, admin, {
      name: `Cherry babies ${Date.now()}`,
      ingredients: 'Sugar, glucose syrup (from wheat), pork gelatine, citric acid (330). May contain milk.',
    });
    const page = await visit(null, { viewport });

    await open(page, '/food-scanner');
    await isAccessible(page);
    await fitsTheWindow(page);
    await lookUp(page, food.product_code.replace(/^(\d)(\d{6})/, '$1 $2 '));

    await expect(page).toHaveURL(food.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(food.name);
    await expect(main.getByText('Contains what is not permitted: pork gelatine.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Why it is haram' })).toBeVisible();
    const gelatine = main
      .getByRole('region', { name: 'Ingredient by ingredient' })
      .getByRole('listitem')
      .filter({ hasText: /^Pork gelatine/i });
    await gelatine.locator('summary').click();
    await expect(gelatine.getByText('Source:')).toBeVisible();
    const bySchool = main.getByRole('table', { name: 'Verdicts by school and strictness' });
    await expect(bySchool.getByRole('row', { name: /^Shafi'i/ }).getByText('Haram')).toHaveCount(3);
    await isAccessible(page);
    await fitsTheWindow(page);

    await main.getByRole('link', { name: 'Scan another' }).click();
    await expect(page).toHaveURL(/\/food-scanner/);
    await expect(page.getByRole('region', { name: 'Your recent scans' })).toContainText(food.name);
  });
}

test('A visitor’s profile warns of what they avoid, is kept, and comes along when they sign in', async ({
  visit,
  enrol,
  welcome,
}) => {
  const name = `Milk fudge ${Date.now()}`;
  const owner = await welcome(somebody('Fay Fudge'));
  const food = await verifiedFood(owner, await visit(adminEmail), {
    name,
    ingredients: 'Sugar, whole milk powder, butter, salt. May contain peanuts.',
  });
  const vera = somebody('Vera Visitor');
  await enrol(vera);
  const page = await visit(null, { viewport: phone });
  await open(page, '/food-scanner');
  const panel = page.getByRole('group').filter({ hasText: 'My food profile' });
  await panel.getByText('My food profile').click();
  await panel.getByLabel('School').selectOption({ label: 'Hanafi' });
  await panel.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  await panel.getByRole('checkbox', { name: 'Vegan', exact: true }).check();
  await panel.getByRole('button', { name: 'Save profile' }).click();
  await toast(page, 'Food profile saved successfully.');

  await open(page, food.path);
  const main = page.getByRole('main');
  await expect(main.getByText('Contains milk: you avoid it')).toBeVisible();
  await expect(main.getByText('Not vegan: you eat vegan')).toBeVisible();
  await expect(main.getByText('For you: Hanafi, Standard')).toBeVisible();
  await isAccessible(page);

  await main.getByRole('link', { name: 'Change your food profile' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Milk', exact: true })).toBeChecked();
  await panel.getByRole('link', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Please login to access these features' });
  await login.getByLabel('Email id').fill(vera.email);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toBeHidden();
  expect(await callerOf(page).get('/food_profile')).toEqual({
    school: 'hanafi',
    strictness: 'standard',
    avoids: ['milk'],
    diets: ['vegan'],
  });
  const kept = (await page.context().cookies()).filter(({ name: cookie }) => cookie === 'souk_food');
  expect(kept, 'the browser has forgotten it').toEqual([]);
  await open(page, food.path);
  await expect(main.getByText('Contains milk: you avoid it')).toBeVisible();
});

test('A food is kept, found among the favourites, and taken out with a way back', async ({
  visit,
  welcome,
}) => {
  const page = await welcome(somebody('Hedda Heart'));
  const food = await verifiedFood(page, await visit(adminEmail), {
    name: `Rose gums ${Date.now()}`,
    ingredients: 'Sugar, pectin (440), citric acid (330)',
  });
  await open(page, food.path);
  await page.getByRole('button', { name: `Save ${food.name}` }).click();
  await toast(page, 'Added to favourites.');
  await open(page, '/see-all-products/my-favourites');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: food.name })).toBeVisible();
  await isAccessible(page);

  await open(page, food.path);
  await main.getByRole('button', { name: `Saved: ${food.name}` }).click();
  await toast(page, 'Removed from favourites.');
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: `Saved: ${food.name}` })).toBeVisible();
});

test('Who scanned a food before its recipe changed is told at the next scan, and sees what changed', async ({
  visit,
  welcome,
}) => {
  const page = await welcome(somebody('Rita Recipe'));
  const admin = await visit(adminEmail);
  const food = await verifiedFood(page, admin, {
    name: `Toffee ${Date.now()}`,
    ingredients: 'Sugar, butter, salt',
  });
  await open(page, '/food-scanner');
  await lookUp(page, food.product_code);
  await expect(page).toHaveURL(food.path);
  await reviewFood(admin, food.id, { status: 'verified', ingredients: 'Sugar, lard, salt' });

  await open(page, '/food-scanner');
  await lookUp(page, food.product_code);
  await toast(page, 'The recipe has changed since your last scan.');
  await expect(page).toHaveURL(food.path);
  const history = page.getByRole('region', { name: 'History of changes' });
  await history.locator('summary').click();
  await expect(history.getByText('Sugar, butter, salt')).toBeVisible();
  await expect(history.getByText('Sugar, lard, salt')).toBeVisible();
});

test('A mistake is reported and a change suggested; both reach the desk, which thanks with the change', async ({
  visit,
  welcome,
}) => {
  const owner = await welcome(somebody('Milo Mistake'));
  const admin = await visit(adminEmail);
  const food = await verifiedFood(owner, admin, {
    name: `Wafers ${Date.now()}`,
    ingredients: 'Wheat flour, palm oil, salt',
  });
  const page = await welcome(somebody('Rea Reader'));
  await open(page, food.path);
  await page.getByRole('link', { name: 'Report a mistake' }).click();
  const report = page.getByRole('dialog', { name: 'Report a mistake' });
  await report.getByRole('radio', { name: 'Allergens are missing' }).check();
  await report.getByLabel('Comment').fill('The pack names hazelnuts.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await toast(page, 'Report sent successfully.');

  await page.getByRole('link', { name: 'Suggest a change' }).click();
  await hydrated(page);
  await page.getByLabel('Ingredients', { exact: true }).fill('Wheat flour, palm oil, hazelnuts, salt');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await toast(page, 'Thank you. Your suggestion is being reviewed.');
  await expect(page.getByText('Our team will look at your suggestion.')).toBeVisible();

  await open(admin, `/admin/food-products/${food.id}`);
  await expect(admin.getByText('The pack names hazelnuts.')).toBeVisible();
  await expect(admin.locator('ins').filter({ hasText: 'hazelnuts' })).toBeVisible();
  await isAccessible(admin);
  await admin.getByRole('button', { name: 'Accept' }).click();
  await toast(admin, 'Suggestion accepted successfully.');
  await open(page, food.path);
  await expect(page.getByRole('region', { name: 'Allergens and diets' })).toContainText('Hazelnut');
  await open(page, '/notifications');
  await expect(page.getByText(`“${food.name}” shows what you have suggested.`)).toBeVisible();
});

test('Foods are found in spite of typing errors, filtered, and compared', async ({ visit, welcome }) => {
  const owner = await welcome(somebody('Carl Compare'));
  const admin = await visit(adminEmail);
  // Digits alone could be a barcode.
  const stamp = `batch${Date.now()}`;
  const [good, bad] = [
    await verifiedFood(owner, admin, { name: `Quincejelly ${stamp}`, ingredients: 'Quince, sugar' }),
    await verifiedFood(owner, admin, { name: `Quincejam ${stamp}`, ingredients: 'Quince, sugar, rum' }),
  ];
  const page = await visit(null, { viewport: phone });
  await open(page, '/food-scanner');
  await lookUp(page, 'quincejely');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: good.name })).toBeVisible();
  await open(page, `/see-all-products/most-recent?keyword=${stamp}`);
  await main
    .getByRole('navigation', { name: 'Foods by verdict' })
    .getByRole('link', { name: 'Haram' })
    .click();
  await expect(main.getByRole('link', { name: bad.name })).toBeVisible();
  await expect(main.getByRole('link', { name: good.name })).toHaveCount(0);
  await isAccessible(page);
  await fitsTheWindow(page);

  await open(page, `/compare-product/${good.id}-${bad.id}`);
  await expect(main.getByRole('row', { name: /^Verdict/ })).toContainText('Haram');
  await main.getByRole('link', { name: 'Only differences' }).click();
  await expect(main.getByRole('row', { name: /^Allergens/ })).toHaveCount(0);
  await isAccessible(page);
  await fitsTheWindow(page);
});
