import { deny } from './deny.ts';
import { fillLexicon, type Known } from './fill-lexicon.ts';
import { fold } from './fold.ts';
import type { Mark } from './mark.ts';
import { readMarks } from './read-words.ts';

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

/** How the words of ingredients are read. */
export interface WordReading {
  /** By the tables, without what is denied. */
  read: (text: string) => Mark[];
  /** With denials as they stand, for who asks what a whole sentence denies. */
  readMarks: (text: string) => Mark[];
}

/** Remembers what was read, for labels repeat themselves and brackets are looked at from above and from within. */
function once(read: (text: string) => Mark[]): (text: string) => Mark[] {
  const before = new Map<string, Mark[]>();
  return (text) => {
    const kept = before.get(text);
    if (kept) return kept;
    const marks = read(text);
    before.set(text, marks);
    return marks;
  };
}

/** Reads the words of one label, each text once; the tables are made ready when they are first needed. */
export function readLabel(): WordReading {
  known ??= fillAtOnce();
  const { lexicon, dangers, alone } = known;
  const readMarksOf = once((words) => readMarks(lexicon, dangers, words));
  const folded = (text: string) => fold(text).trim();
  const read = once((text) => {
    const words = folded(text);
    const entry = alone.get(words);
    return entry ? [{ words, entry }] : deny(readMarksOf(words), lexicon);
  });
  return { read, readMarks: (text) => readMarksOf(folded(text)) };
}

/** Reads the words of one ingredient. */
export const readLabelWords = (text: string): Mark[] => readLabel().read(text);
