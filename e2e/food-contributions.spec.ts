import { toast } from './ads.ts';
import { addFood, fitsTheWindow, freshCode, isAccessible, lookUp, verifiedFood } from './foods.ts';
import { expect, hydrated, open, password, somebody, test } from './people.ts';
import { picture } from './pictures.ts';

const adminEmail = 'admin@souk.test';
const phone = { width: 390, height: 844 };

test('A product that nobody knew is added with photos, verified at the desk, and its contributor is thanked', async ({
  visit,
  welcome,
  request,
}) => {
  const name = `Oat bars ${Date.now()}`;
  const code = freshCode();
  const page = await welcome(somebody('Conny Contributor'), { viewport: phone });
  await open(page, '/food-scanner');
  await lookUp(page, code);
  await expect(page.getByRole('heading', { name: `We do not know ${code} yet` })).toBeVisible();
  await page.getByRole('link', { name: 'Add this product' }).click();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Barcode' })).toHaveValue(code);

  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('alert').getByText('Name is required.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Ingredients' }).fill('Oats 60%, dates, sunflower oil, salt');
  const main = page.getByRole('main');
  await expect(main.getByText('4 ingredients read').filter({ visible: true })).toBeVisible();
  await page.getByLabel('Front of the pack').setInputFiles(await picture('front.png', '#8a2b5b'));
  await page.getByText('Nutrition per 100 g').click();
  await page.getByLabel('Energy').fill('1600');
  await isAccessible(page);
  await fitsTheWindow(page);
  await page.getByRole('button', { name: 'Send for review' }).click();

  await toast(page, 'Thank you. Your product is being reviewed.');
  await expect(main.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Foods you added' })).toContainText('Pending');
  const path = await main.getByRole('link', { name: 'See its page' }).getAttribute('href');
  expect((await request.get(path ?? '')).status(), 'nobody else sees it yet').toBe(404);

  const admin = await visit(adminEmail);
  const id = path?.split('/').at(-1);
  await open(admin, `/admin/food-products?food=${id}`);
  const review = admin.getByRole('region', { name, exact: true });
  await expect(review.getByRole('heading', { name })).toBeVisible();
  await isAccessible(admin);
  await review.getByRole('button', { name: 'Verify' }).click();
  await toast(admin, 'Product saved successfully.');

  expect((await request.get(path ?? '')).status()).toBe(200);
  await open(page, '/notifications');
  await expect(main.getByText(`“${name}” was verified.`)).toBeVisible();
  await open(page, path ?? '');
  await expect(main.getByText('All 4 ingredients are cleared.')).toBeVisible();
});

test('A code that is known already leads to its food, and nothing that was typed is lost', async ({
  visit,
  welcome,
}) => {
  const owner = await welcome(somebody('Dora Double'));
  const food = await verifiedFood(owner, await visit(adminEmail), {
    name: `Halva ${Date.now()}`,
    ingredients: 'Sesame, sugar',
  });
  await open(owner, '/add-product');
  await owner.getByRole('textbox', { name: 'Barcode' }).fill(food.product_code);
  await owner.getByLabel('Name', { exact: true }).fill('Halva once more');
  await owner.getByRole('button', { name: 'Send for review' }).click();

  await expect(owner.getByText('This product already exists.')).toBeVisible();
  await expect(owner.getByLabel('Name', { exact: true })).toHaveValue('Halva once more');
  await owner.getByRole('main').getByRole('link', { name: food.name }).first().click();
  await expect(owner).toHaveURL(food.path);
});

test('A visitor who sends a product logs in on the spot, and their form is as they left it, here and after a detour', async ({
  visit,
  enrol,
}) => {
  const vic = somebody('Vic Visitor');
  await enrol(vic);
  const page = await visit(null);
  const code = freshCode();
  await open(page, `/add-product?code=${code}`);
  await page.getByLabel('Name', { exact: true }).fill('Fig rolls');
  await page.getByRole('textbox', { name: 'Ingredients' }).fill('Wheat flour, figs 20%, sugar');
  await page.getByLabel('Front of the pack').setInputFiles(await picture('front.png', '#6b4a2b'));
  const kept = page.waitForResponse((reply) => reply.url().includes('/add-product') && reply.ok());
  await page.getByRole('button', { name: 'Send for review' }).click();
  const login = page.getByRole('dialog', { name: 'Please login to access these features' });
  await expect(login).toBeVisible();
  await kept;
  await open(page, '/faq');
  await open(page, `/add-product?code=${code}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Fig rolls');

  await page.getByLabel('Front of the pack').setInputFiles(await picture('front.png', '#6b4a2b'));
  await page.getByRole('button', { name: 'Send for review' }).click();
  await login.getByLabel('Email id').fill(vic.email);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Ingredients' })).toHaveValue(
    'Wheat flour, figs 20%, sugar',
  );
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See its page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fig rolls');
  await expect(page.locator('main img[src*="/files/"]').first()).toBeVisible();
});

test('A food that waits is seen by its contributor alone', async ({ welcome, request }) => {
  const owner = await welcome(somebody('Wilma Waits'));
  const food = await addFood(owner, { name: `Secret sauce ${Date.now()}`, ingredients: 'Tomato, salt' });
  expect((await request.get(food.path)).status()).toBe(404);
  expect((await request.get('/food-product-detail/none')).status()).toBe(404);
  await open(owner, food.path);
  await expect(
    owner.getByText('Only you and our team see this page until the food is verified.'),
  ).toBeVisible();
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor’s form waits while they log in, comes back after a refusal, and is taken', async ({
    page,
    enrol,
  }) => {
    const nora = somebody('Nora Noscript');
    await enrol(nora);
    const code = freshCode();
    await page.goto(`/add-product?code=${code}`);
    await page.getByRole('textbox', { name: 'Ingredients' }).fill('Dattes 90 %, huile de tournesol');
    await page.getByLabel('Language of the list').selectOption('fr');
    await page.getByRole('checkbox', { name: 'Vegan' }).check();
    await page.getByText('Nutrition per 100 g').click();
    await page.getByLabel('Energy').fill('12 00');
    await page.getByRole('button', { name: 'Send for review' }).click();

    await expect(page).toHaveURL(/\/login\?back=/);
    await page.getByLabel('Email id').fill(nora.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.goto(`/add-product?code=${code}`);
    await expect(page.getByRole('textbox', { name: 'Ingredients' })).toHaveValue(
      'Dattes 90 %, huile de tournesol',
    );
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('Name is required.').first()).toBeVisible();
    await expect(page.getByText('Please enter valid number.').first()).toBeVisible();
    await expect(page.getByLabel('Energy')).toHaveValue('12 00');
    await expect(page.getByLabel('Language of the list')).toHaveValue('fr');
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    await page.getByLabel('Energy').fill('1200');
    await page.getByLabel('Name', { exact: true }).fill('Barres de dattes');
    await page.getByLabel('Front of the pack').setInputFiles(await picture('front.png', '#5b8a2b'));
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await page.goto('/add-product');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });

  test('a food is looked up by its code, kept, reported and read', async ({ visit, welcome }) => {
    const owner = await welcome(somebody('Nils Noscript'));
    const food = await verifiedFood(owner, await visit(adminEmail), {
      name: `Lentils ${Date.now()}`,
      ingredients: 'Lentils, salt',
    });
    await owner.goto('/food-scanner');
    await lookUp(owner, food.product_code);
    await expect(owner).toHaveURL(food.path);
    await expect(owner.getByText('All 2 ingredients are cleared.')).toBeVisible();
    await owner.getByRole('button', { name: `Save ${food.name}` }).click();
    await expect(owner).toHaveURL(food.path);
    await expect(owner.getByRole('button', { name: `Saved: ${food.name}` })).toBeVisible();
    await owner.getByRole('link', { name: 'Report a mistake' }).click();
    await expect(owner).toHaveURL(`/report-food/${food.id}`);
    await owner.getByRole('radio').first().check();
    await owner.getByRole('button', { name: 'Send report' }).click();
    await expect(owner).toHaveURL(food.path);
  });
});
