import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);

/** Each file covers one alphabet; a character is looked up in this order. */
const alphabets = [
  { family: 'Figtree', file: '@fontsource/figtree/files/figtree-latin' },
  { family: 'Figtree Extended', file: '@fontsource/figtree/files/figtree-latin-ext' },
  { family: 'Vazirmatn', file: '@fontsource/vazirmatn/files/vazirmatn-arabic' },
];
const weights = [400, 700] as const;

for (const { family, file } of alphabets)
  Font.register({
    family,
    fonts: weights.map((fontWeight) => ({ src: resolve(`${file}-${fontWeight}-normal.woff`), fontWeight })),
  });
// Invoices contain names and numbers, which should not be hyphenated.
Font.registerHyphenationCallback((word) => [word]);

export const invoiceFonts = alphabets.map(({ family }) => family);
