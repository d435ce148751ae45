import { defineConfig } from '@playwright/test';

const port = Number(process.env.JOURNEY_PORT ?? 3900);

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
    baseURL: `http://localhost:${port}`,
    locale: 'en-AU',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        '--disable-background-networking',
      ],
    },
  },
  webServer: {
    command: 'node e2e/market.ts',
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
