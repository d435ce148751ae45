import { randomInt } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { plainSessionCookie } from '@souk/contract/shared/session-cookie';

/** The password of the demo accounts, and of everybody who signs up in a journey. */
export const password = 'Souk-demo-1!';

export interface Somebody {
  name: string;
  email: string;
  phone: string;
}

/** Numbers that Australia keeps free for fiction begin like this. */
const freshPhone = () => `0491${randomInt(100_000, 999_999)}`;

export const somebody = (name: string): Somebody => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]/g, '.')}.${randomInt(1_000_000_000)}@journeys.test`,
  phone: freshPhone(),
});

interface Envelope<T> {
  data: T;
}

/** The answer of a call that must succeed. */
export async function answerOf<T>(asked: ReturnType<APIRequestContext['get']>): Promise<T> {
  const reply = await asked;
  expect(reply.ok(), `${reply.url()} answered ${reply.status()}: ${await reply.text()}`).toBe(true);
  return ((await reply.json()) as Envelope<T>).data;
}

/** The one-time code that was sent to a phone last. */
export async function codeSentTo(request: APIRequestContext, phone: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const sent = (await (
        await request.get('/dev/outbox.json', { params: { to: phone.slice(1) } })
      ).json()) as { code: string | null }[];
      code = sent[0]?.code ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

export interface NewAccount extends Somebody {
  sellerType?: string;
}

/** Opens a verified account through the calls that the pages make as well. */
async function openAccount(request: APIRequestContext, account: NewAccount): Promise<void> {
  const { name, email, phone, sellerType } = account;
  const number = { phone, countryCode: '+61' };
  await answerOf(request.post('/api/v2/send-otp', { data: number }));
  const code = await codeSentTo(request, phone);
  const { otp_token } = await answerOf<{ otp_token: string }>(
    request.post('/api/v2/verify-otp', { data: { ...number, code } }),
  );
  const common = {
    name,
    email,
    password,
    confirm_password: password,
    ...number,
    otp_token,
    agree_terms: true,
  };
  const asked = sellerType
    ? request.post('/api/v2/register-business', {
        data: { ...common, seller_type: sellerType, business_name: `${name} & Co` },
      })
    : request.post('/api/v2/register', { data: common });
  await answerOf(asked);
}

/** Everybody has a different network address, because calls are limited by it. */
const fromHome = () => {
  const part = () => randomInt(1, 255);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
};

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

async function signIn(browser: Browser, baseURL: string, email: string): Promise<State> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: fromHome() });
  const door = email.startsWith('admin@') ? '/admin/login' : '/login';
  const reply = await context.request.post(door, {
    form: { email, password, _back: '/' },
    headers: { origin: baseURL },
    maxRedirects: 0,
  });
  expect(reply.status(), `${email} signs in`).toBe(302);
  const state = await context.storageState();
  await context.close();
  return { ...state, cookies: state.cookies.filter(({ name }) => name === plainSessionCookie) };
}

/** Browsers log each refused request; what the page said about it is what journeys look at. */
const isRefusal = (text: string) => /^Failed to load resource: the server responded .* (4\d\d)/.test(text);

/** Collects what a page complains about. */
function watch(page: Page, complaints: string[]): Page {
  page.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message.text())) return;
    complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  return page;
}

interface People {
  complaints: string[];
  /** A page in a separate browser, signed in if an address is given. */
  visit: (email: string | null, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens an account without a browser. */
  enrol: (account: NewAccount) => Promise<void>;
  /** Signs up by calls and answers a page of that account. */
  welcome: (account: NewAccount, options?: BrowserContextOptions) => Promise<Page>;
}

interface Sessions {
  sessionOf: (email: string) => Promise<State>;
}

/** Journeys with people in them: each has a browser, nobody signs in twice, and no page may complain. */
export const test = base.extend<People, Sessions>({
  sessionOf: [
    async ({ browser }, use, { project }) => {
      const known = new Map<string, Promise<State>>();
      const { baseURL = '' } = project.use;
      await use((email) => {
        const state = known.get(email) ?? signIn(browser, baseURL, email);
        known.set(email, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: -- the test runner reads the names of the fixtures from here
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints, 'no page complained in its console').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: -- the test runner reads the names of the fixtures from here
  extraHTTPHeaders: async ({}, use) => use(fromHome()),
  page: async ({ page, complaints }, use) => use(watch(page, complaints)),
  visit: async ({ browser, complaints, contextOptions, baseURL, sessionOf }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (email, options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        locale: 'en-AU',
        extraHTTPHeaders: fromHome(),
        ...(email ? { storageState: await sessionOf(email) } : {}),
        ...options,
      });
      opened.push(context);
      return watch(await context.newPage(), complaints);
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  // A registration signs in, so each has its own cookie jar and the journey's `request` stays a visitor.
  enrol: async ({ playwright, baseURL }, use) => {
    await use(async (account) => {
      const caller = await playwright.request.newContext({
        ...(baseURL ? { baseURL } : {}),
        extraHTTPHeaders: fromHome(),
      });
      await openAccount(caller, account);
      await caller.dispose();
    });
  },
  welcome: async ({ enrol, visit }, use) => {
    await use(async (account, options) => {
      await enrol(account);
      return visit(account.email, options);
    });
  },
});

export { expect };

/** Scripts have taken the page over: buttons that need them answer now. */
export const hydrated = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps'))),
      { intervals: [25, 50, 100] },
    )
    .toBe(true);

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
