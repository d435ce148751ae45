import { fillLexicon, type Known } from './fill-lexicon.ts';
import { fold } from './fold.ts';
import type { Mark } from './mark.ts';
import { readMarks, readWords } from './read-words.ts';

let known: Known | undefined;

function fillAtOnce(): Known {
  const steps = fillLexicon();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Makes the tables ready before they are needed, and lets others come in between by `rest`. */
export async function prepareWords(rest: () => Promise<unknown>): Promise<void> {
  const steps = fillLexicon();
  for (let step = steps.next(); !known; step = steps.next()) {
    if (step.done) known = step.value;
    else await rest();
  }
}

/** Reads the words of an ingredient by the tables; they are made ready when they are first needed. */
export function readLabelWords(text: string): Mark[] {
  known ??= fillAtOnce();
  const words = fold(text).trim();
  const alone = known.alone.get(words);
  return alone ? [{ words, entry: alone }] : readWords(known.lexicon, known.dangers, text);
}

/** The same with denials as they stand, for who asks what a whole sentence denies. */
export function readLabelMarks(text: string): Mark[] {
  known ??= fillAtOnce();
  return readMarks(known.lexicon, known.dangers, text);
}
