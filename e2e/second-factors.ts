import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, hydrated, open, password } from './people.ts';

const secondsPerCode = 30;

/** What an app that has this key shows now, or some codes later; the product takes one code of either side. */
export const codeOf = (key: string, codesLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + codesLater * secondsPerCode * 1000,
  });

interface OwnApp {
  key: string;
  recoveryCodes: string[];
}

/** Sets up an authenticator app from the key that the page shows; the recovery codes can be looked at meanwhile. */
export async function addApp(
  page: Page,
  name: string,
  lookAtCodes: (page: Page) => Promise<void> = async () => undefined,
): Promise<OwnApp> {
  await open(page, '/security');
  await page.getByRole('main').getByRole('link', { name: 'Add an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible();
  const key = (await page.locator('main code').textContent())?.replaceAll(' ', '') ?? '';
  const main = page.getByRole('main');
  await main.getByLabel('Code of your app').fill(codeOf(key));
  await main.getByLabel('Name').fill(name);
  await main.getByRole('button', { name: 'Add the app' }).click();
  await expect(main.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recoveryCodes = await main.locator('li.num').allTextContents();
  await lookAtCodes(page);
  await main.getByRole('link', { name: 'I have saved them' }).click();
  await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
  return { key, recoveryCodes };
}

/** Gives address and password on a login page; what follows is the second step, where there is one. */
export async function giveCredentials(page: Page, email: string, login = '/login'): Promise<void> {
  await open(page, login);
  const main = page.getByRole('main');
  await main.getByLabel('Email id').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The same, up to the question for the second factor. */
export async function reachSecondStep(page: Page, email: string, login = '/login'): Promise<void> {
  await giveCredentials(page, email, login);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${login}/second-step$`));
  await hydrated(page);
}

/** Types a code at the second step. */
export async function giveCode(page: Page, code: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Code of your app').fill(code);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await answered;
}

/** Logs out by the menu of the account; it closes when the page below it settles, and is then opened again. */
export async function logOut(page: Page): Promise<void> {
  await open(page, '/faq');
  const menu = page.getByRole('button', { name: /^Account menu/ });
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(async () => {
    if (!(await logout.isVisible())) await menu.click();
    await logout.click({ timeout: 2000 });
    // A page that scrolls under the pointer closes the menu (B-041), and the click is lost.
    await expect(menu).toBeHidden({ timeout: 8000 });
  }).toPass();
}

/** Gives the browser an authenticator that knows its user, as phones and laptops have. */
export async function holdAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
