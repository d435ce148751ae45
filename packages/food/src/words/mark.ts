import type { Meaning } from './lexicon.ts';

/** A run of words of an ingredient, and what it means. */
export interface Mark extends Meaning {
  words: string;
  /** "alcohol-free", "without pork": named only to say that it is not in. */
  isDenied?: true;
  /** A food that a denied flavour may be of, or that may stand for itself: "sans arôme jambon". */
  isDoubted?: true;
  /** Known by a part of it alone that means danger: "schweinekram". */
  isAlarm?: true;
}

/** A word that stands for something in the food. */
export const isWord = ({ sign, isDenied }: Mark): boolean => !sign && !isDenied;
