import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { testWorkers } from './tools/test-workers.ts';

const database = {
  setupFiles: ['apps/api/src/testing/each-file.ts'],
  globalSetup: ['apps/api/src/testing/test-database.ts'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
  maxWorkers: testWorkers,
};

/** Minutes of killing and restarting servers: part of script/test, not of every check. */
const killing = ['apps/api/src/testing/killed*.test.ts'];

/** Settings, connections and servers of their own: what they leave in a process is nothing for other files. */
const alone = [
  'apps/api/src/*.test.ts',
  'apps/api/src/{platform,testing}/**/*.test.ts',
  'apps/api/src/modules/identity/sessions/session-cookies.test.ts',
  'packages/contract/**/*.test.ts',
  'tools/**/*.test.ts',
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...database,
          name: 'api',
          include: ['apps/api/src/modules/**/*.test.ts'],
          exclude: alone,
          // To load the product takes each file longer than its tests: those of one worker share what they have loaded.
          isolate: false,
        },
      },
      { test: { ...database, name: 'house', include: alone, exclude: killing } },
      // Pure rules: no database, nothing to prepare.
      {
        test: {
          name: 'food',
          testTimeout: 180_000,
          maxWorkers: testWorkers,
          include: ['packages/food/**/*.test.ts'],
        },
      },
      { test: { ...database, name: 'killed', include: killing } },
      'apps/web/vitest.config.ts',
    ],
  },
});
