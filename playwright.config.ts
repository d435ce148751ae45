import { defineConfig } from '@playwright/test';

const port = Number(process.env.JOURNEY_PORT ?? 3900);
/** A market that is served already; without one the journeys make their own. */
const served = process.env.JOURNEY_URL;
const address = served ?? `http://localhost:${port}`;

/** Journeys through the built product on a market of their own, in Debian's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  outputDir: 'test-results/journeys',
  use: {
    baseURL: address,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Recording takes a sixth of all time: `--trace on` does it where the picture does not tell enough.
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  ...(served
    ? {}
    : {
        webServer: {
          command: 'node e2e/market.ts',
          url: `${address}/healthz`,
          timeout: 240_000,
          env: { PORT: String(port) },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
});
