import { argv, exit, stdout } from 'node:process';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

/**
 * Measures the scanner without a network in Chromium against a running market: what the pack of its foods costs to
 * fetch and to keep, and how soon a code is answered. Say the market's address and a code that it knows.
 */
const [address = 'http://localhost:3900', code = '9300000999993'] = argv.slice(2);

const say = (what: string, found: string | number) => stdout.write(`${what.padEnd(52)} ${found}\n`);
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

/** Bytes of the pack's pages as they came over the wire. */
async function countPackBytes(context: BrowserContext, page: Page): Promise<() => number> {
  const session = await context.newCDPSession(page);
  const pages = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/food_pack')) pages.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pages.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

async function fetchPack(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const packBytes = await countPackBytes(context, page);
  await page.goto(`${address}/food-scanner`);
  const began = performance.now();
  await page.getByText('Use offline').click();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByText(/foods on this device/).waitFor({ timeout: 600_000 });
  say('fetched and kept in', `${((performance.now() - began) / 1000).toFixed(1)} s`);
  say('over the wire', megabytes(packBytes()));
  say('the page says', (await page.getByText(/foods on this device/).textContent()) ?? '');
  const { usage = 0, details } = await page.evaluate(async () => {
    const estimate = (await navigator.storage.estimate()) as StorageEstimate & {
      usageDetails?: Record<string, number>;
    };
    return { usage: estimate.usage ?? 0, details: estimate.usageDetails };
  });
  say('storage of the site in all', megabytes(usage));
  for (const [kind, bytes] of Object.entries(details ?? {})) say(`  of it ${kind}`, megabytes(bytes));
  await page.close();
}

/** From opening the page with a code, and from the press on "Find", until the verdict is shown. */
async function askCold(context: BrowserContext): Promise<[opened: number, found: number]> {
  const opened = await context.newPage();
  const began = performance.now();
  await opened.goto(`${address}/food-scanner?keyword=${code}`);
  await opened.locator('[data-verdict]').waitFor();
  const openedAfter = performance.now() - began;
  await opened.close();

  const page = await context.newPage();
  await page.goto(`${address}/food-scanner`);
  await page.getByRole('button', { name: 'Scan', exact: true }).waitFor();
  await page.getByLabel('Digits under the barcode').fill(code);
  const foundAfter = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const start = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('[data-verdict]')) done(performance.now() - start);
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLFormElement>('search form')?.requestSubmit();
      }),
  );
  await page.close();
  return [openedAfter, foundAfter];
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const rounds = 9;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const context = await browser.newContext();
  await fetchPack(context);
  await context.setOffline(true);
  const times: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await askCold(context));
  const [opened, found] = [times.map(([one]) => one), times.map(([, other]) => other)];
  say('page opened at a code without a network, median', milliseconds(median(opened)));
  say('slowest', milliseconds(Math.max(...opened)));
  say('code found in a page just opened, median', milliseconds(median(found)));
  say('slowest', milliseconds(Math.max(...found)));
} catch (error) {
  stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  exit(1);
} finally {
  await browser.close();
}
