import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { testWorkers } from '../../tools/test-workers.ts';
import { macros } from './vite.config.ts';

export default defineConfig({
  plugins: [
    lingui({ configPath: resolve(import.meta.dirname, '../../lingui.config.ts') }),
    babel({ presets: [macros] }),
  ],
  test: {
    name: 'web',
    root: import.meta.dirname,
    // Most of these files take milliseconds: a separate worker for each would take longer than all tests.
    isolate: false,
    maxWorkers: testWorkers,
    include: ['*.test.ts', 'app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
  },
});
