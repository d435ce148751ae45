import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { textsOfApi } from './tools/texts-of-api.ts';

/** English stands inline in the code; the pseudo-locales show what was forgotten and how mirrored pages look. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pseudo', 'pseudo-rtl'],
  fallbackLocales: { default: 'en' },
  pseudoLocale: [
    { locale: 'pseudo', prepend: '[', append: ']' },
    { locale: 'pseudo-rtl', prepend: '[', append: ']' },
  ],
  catalogs: [
    {
      path: '<rootDir>/apps/web/app/locales/{locale}',
      include: ['<rootDir>/apps/web/app'],
      exclude: ['**/*.test.*', '**/*.testing.*', '**/locales/**', '**/pages/dev-kit/**'],
    },
    {
      path: '<rootDir>/apps/api/locales/{locale}',
      include: ['<rootDir>/apps/api/src'],
      exclude: ['**/*.test.*', '**/*.testing.*', '**/testing.*', '**/src/testing/**'],
    },
    {
      path: '<rootDir>/packages/contract/locales/{locale}',
      include: ['<rootDir>/packages/contract/src'],
      exclude: ['**/*.test.*'],
    },
  ],
  extractors: [textsOfApi, babel],
  format: formatter({ origins: false, lineNumbers: false }),
});
