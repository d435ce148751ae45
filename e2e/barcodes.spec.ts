import { writeFile } from 'node:fs/promises';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { toGtin } from '../packages/food/src/codes/gtin.ts';
import { filmed, type Kind, photographed, type Shot } from './barcodes.ts';
import { expect, open, test } from './people.ts';
import { picture } from './pictures.ts';

const codes: readonly { kind: Kind; code: string }[] = [
  { kind: 'EAN-13', code: '2940000000106' },
  { kind: 'EAN-8', code: '29400010' },
  { kind: 'UPC-A', code: '294000000010' },
  { kind: 'UPC-E', code: '02940018' },
];

const shots: readonly { name: string; shot: Shot }[] = [
  { name: 'plain', shot: {} },
  { name: 'turned by 15°', shot: { degrees: 15 } },
  { name: 'turned by 45°', shot: { degrees: 45 } },
  { name: 'turned by 90°', shot: { degrees: 90 } },
  { name: 'upside down', shot: { degrees: 180 } },
  { name: 'blurred by half a bar', shot: { blur: 2 } },
  { name: 'small', shot: { modulePixels: 1.5 } },
  { name: 'noisy', shot: { noise: 40 } },
  { name: 'on a pack', shot: { isOnPack: true, modulePixels: 3 } },
  {
    name: 'on a pack that leans',
    shot: { isOnPack: true, modulePixels: 3, degrees: 20, blur: 1, noise: 15 },
  },
];

/** Hosts that a page asked for anything. */
function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^https?:$/.test(protocol)) hosts.add(host);
  });
  return hosts;
}

const unknownCode = (page: Page, code: string) =>
  page.getByRole('heading', { name: `We do not know ${code} yet` });

/** The digits that the reader tells of a code, which may have leading zeros more. */
const sameProduct = (code: string) => new RegExp(`keyword=0*${Number(toGtin(code))}$`);

for (const { kind, code } of codes) {
  test(`A photo of ${kind} bars leads to their code, however it was taken`, async ({ page }) => {
    test.setTimeout(120_000);
    const hosts = hostsOf(page);
    for (const { name, shot } of shots) {
      await test.step(name, async () => {
        const buffer = await photographed(code, kind, shot);
        await open(page, '/food-scanner');
        await page.getByLabel('Photo').setInputFiles({ name: `${kind}.png`, mimeType: 'image/png', buffer });
        await expect(page, `${kind} ${name}`).toHaveURL(sameProduct(code), { timeout: 20_000 });
        await expect(page.getByRole('heading', { name: /^We do not know \d+ yet$/ })).toBeVisible();
      });
    }
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
}

test('A photo without bars, and a file that is no photo, say so and leave the page as it is', async ({
  page,
}) => {
  await open(page, '/food-scanner');
  const photo = page.getByLabel('Photo');
  const nothing = page.getByText('No barcode was found in this photo.');
  await photo.setInputFiles(await picture('wall.png', '#b9b2a6'));
  await expect(nothing).toBeVisible({ timeout: 20_000 });
  await photo.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Not a picture at all.'),
  });
  await expect(nothing).toBeVisible();
  await expect(photo).toBeEnabled();
  await expect(page).toHaveURL(/\/food-scanner$/);
});

interface Fake {
  film?: Buffer;
  flags?: readonly string[];
}

interface Tracked {
  openTracks: MediaStreamTrack[];
}

/** Keeps every track that a page was given, to see whether it lets go of them. */
const trackCameras = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    (window as unknown as Tracked).openTracks = tracks;
    const devices = navigator.mediaDevices;
    const getUserMedia = devices?.getUserMedia.bind(devices);
    if (!getUserMedia) return;
    devices.getUserMedia = async (wanted) => {
      const stream = await getUserMedia(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });

const tracksOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Tracked).openTracks.map(({ readyState }) => readyState));

/** A separate browser whose camera plays a film. */
async function withCamera(
  { launchOptions, baseURL = '' }: { launchOptions: LaunchOptions; baseURL: string | undefined },
  { film, flags = ['--use-fake-ui-for-media-stream'] }: Fake,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const path = test.info().outputPath('camera.mjpeg');
  if (film) await writeFile(path, film);
  const camera = film
    ? ['--use-fake-device-for-media-stream=fps=15', `--use-file-for-fake-video-capture=${path}`]
    : [];
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...camera, ...flags],
    });
    const page = await browser.newPage({ baseURL, locale: 'en-AU', reducedMotion: 'reduce' });
    await trackCameras(page);
    await use(page);
  } finally {
    await browser?.close();
  }
}

const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan a barcode' });

test('The camera answers as soon as bars come into view, and lets go of the picture', async ({
  launchOptions,
  baseURL,
}) => {
  const film = await filmed('2940000000106');
  await withCamera({ launchOptions, baseURL }, { film }, async (page) => {
    const hosts = hostsOf(page);
    await open(page, '/food-scanner');
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page).toHaveURL(/keyword=2940000000106$/, { timeout: 30_000 });
    await expect(unknownCode(page, '2940000000106')).toBeVisible();
    await expect(scanner(page)).toBeHidden();
    expect(await tracksOf(page)).toEqual(['ended']);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

test('A camera that sees no bars goes on looking until the dialog is closed, and its light is switched', async ({
  launchOptions,
  baseURL,
}) => {
  await withCamera({ launchOptions, baseURL }, { film: await filmed(undefined) }, async (page) => {
    // No camera that is made of a film has a light.
    await page.addInitScript(() => {
      MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
      MediaStreamTrack.prototype.applyConstraints = async (wanted) => {
        document.documentElement.dataset.light = JSON.stringify(wanted?.advanced);
      };
    });
    await open(page, '/food-scanner?scan=1');
    await expect(scanner(page).getByText('Hold the barcode inside the frame')).toBeVisible({
      timeout: 15_000,
    });
    const light = scanner(page).getByRole('button', { name: 'Light' });
    await expect(light).toHaveAttribute('aria-pressed', 'false');
    await light.click();
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-light', '[{"torch":true}]');
    expect(await tracksOf(page)).toEqual(['live']);
    await page.keyboard.press('Escape');
    await expect(scanner(page)).toBeHidden();
    expect(await tracksOf(page)).toEqual(['ended']);
  });
});

test('One of several cameras is chosen by its name', async ({ launchOptions, baseURL }) => {
  const flags = ['--use-fake-device-for-media-stream=device-count=2', '--use-fake-ui-for-media-stream'];
  await withCamera({ launchOptions, baseURL }, { flags }, async (page) => {
    await open(page, '/food-scanner?scan=1');
    const choice = scanner(page).getByLabel('Camera', { exact: true });
    await expect(choice.getByRole('option')).toHaveCount(2, { timeout: 15_000 });
    const other = await choice.evaluate(
      (list: HTMLSelectElement) => [...list.options].find(({ selected }) => !selected)?.value ?? '',
    );
    await choice.selectOption(other);
    await expect(choice).toHaveValue(other);
    await expect.poll(() => tracksOf(page)).toEqual(['ended', 'live']);
  });
});

test('A camera that is refused or missing is told of, and the digits lead on', async ({
  launchOptions,
  baseURL,
}) => {
  const refused = ['--use-fake-device-for-media-stream', '--deny-permission-prompts'];
  await withCamera({ launchOptions, baseURL }, { flags: refused }, async (page) => {
    await open(page, '/food-scanner?scan=1');
    await expect(scanner(page).getByRole('alert').first()).toContainText(
      'The camera is blocked for this site.',
    );
    await expect(scanner(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
  await withCamera({ launchOptions, baseURL }, {}, async (page) => {
    await open(page, '/food-scanner?scan=1');
    await expect(scanner(page).getByText('No camera was found on this device.')).toBeVisible();
    await scanner(page).getByLabel('Digits under the barcode').fill('2940 0000 00106');
    await scanner(page).getByRole('button', { name: 'Find' }).click();
    await expect(unknownCode(page, '2940000000106')).toBeVisible();
    await expect(scanner(page)).toBeHidden();
  });
});
