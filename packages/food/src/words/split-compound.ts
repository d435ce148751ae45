import type { Lexicon } from './lexicon.ts';

/** Letters that join German words: Rind-er-gelatine, Schwein-e-fett. */
const links = ['', 's', 'n', 'e', 'en', 'er', 'es'];
const shortest = 3;

/** Endings of many words, which name a fish where they stand alone: duckling, gelling, Pfifferling. */
const mereEndings = new Set(['ling', 'lings', 'linge', 'lingen']);

const longestWord = 60;

/** Splits a word that is made of known ones, "Magermilchpulver"; undefined where a piece of it is not known. */
export function splitCompound(lexicon: Lexicon, word: string): string[] | undefined {
  if (word.length < 2 * shortest || word.length > longestWord) return undefined;
  const dead = new Set<number>();
  const afterPiece = (end: number): string[] | undefined => {
    for (const link of links) {
      const rest = word.startsWith(link, end) ? from(end + link.length) : undefined;
      if (rest) return rest;
    }
    return undefined;
  };
  const from = (start: number): string[] | undefined => {
    if (start === word.length) return [];
    if (dead.has(start)) return undefined;
    for (const end of lexicon.endsOfWords(word, start)) {
      const piece = word.slice(start, end);
      if (piece.length < shortest || piece === word || mereEndings.has(piece)) continue;
      const rest = lexicon.findWord(piece) && afterPiece(end);
      if (rest) return [piece, ...rest];
    }
    dead.add(start);
    return undefined;
  };
  return from(0);
}
