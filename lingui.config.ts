import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

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
  ],
  format: formatter({ origins: false, lineNumbers: false }),
});
