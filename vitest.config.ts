import { defineConfig } from 'vitest/config';

const database = {
  setupFiles: ['apps/api/src/testing/each-file.ts'],
  globalSetup: ['apps/api/src/testing/test-database.ts'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
  maxWorkers: 2,
  // To load the product takes each file longer than its tests: those of one worker share what they have loaded.
  isolate: false,
};

/** Minutes of killing and restarting servers: part of script/test, not of every check. */
const killing = ['apps/api/src/testing/killed*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...database,
          name: 'api',
          include: ['apps/api/**/*.test.ts', 'packages/contract/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: killing,
        },
      },
      // Pure rules: no database, nothing to prepare.
      { test: { name: 'food', testTimeout: 180_000, include: ['packages/food/**/*.test.ts'] } },
      { test: { ...database, name: 'killed', include: killing } },
      'apps/web/vitest.config.ts',
    ],
  },
});
