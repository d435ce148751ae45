import type { Breach, SourceFile } from './source-file.ts';

const gendered = /\b(he|him|his|himself|she|her|hers|herself)\b/i;

/** Also the code of a language, Hebrew. */
const languageCode = /'he'/g;

/** Lines of code, comments and documents that call a person "he" or "she" instead of "they". */
export const findGendered = (files: readonly SourceFile[]): Breach[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const word = gendered.exec(line.replaceAll(languageCode, ''))?.[0];
      return word ? [`${path}:${index + 1} says "${word}"`] : [];
    }),
  );
