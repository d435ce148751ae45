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
  read: (text: string) => readonly Mark[];
  /** With denials as they stand, for who asks what a whole sentence denies. */
  readMarks: (text: string) => readonly Mark[];
}

/** What was read of a text so far. */
interface ReadText {
  words: string;
  marks?: readonly Mark[];
  read?: readonly Mark[];
}

/** Reads the words of one label, each text once, for labels repeat themselves; the tables are filled at first need. */
export function readLabel(): WordReading {
  known ??= fillAtOnce();
  const { lexicon, dangers, alone } = known;
  const before = new Map<string, ReadText>();

  function textOf(text: string): ReadText {
    let kept = before.get(text);
    if (!kept) {
      kept = { words: fold(text).trim() };
      before.set(text, kept);
    }
    return kept;
  }

  function marksOf(text: ReadText): readonly Mark[] {
    text.marks ??= readMarks(lexicon, dangers, text.words);
    return text.marks;
  }

  function readAnew(text: ReadText): readonly Mark[] {
    const { words } = text;
    const entry = alone.get(words);
    return entry ? [{ words, entry }] : deny(marksOf(text), lexicon);
  }

  return {
    read: (text) => {
      const kept = textOf(text);
      kept.read ??= readAnew(kept);
      return kept.read;
    },
    readMarks: (text) => marksOf(textOf(text)),
  };
}

/** Reads the words of one ingredient. */
export const readLabelWords = (text: string): readonly Mark[] => readLabel().read(text);
