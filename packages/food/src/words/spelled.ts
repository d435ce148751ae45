import { formsOf } from './fold.ts';
import type { Found, Lexicon } from './lexicon.ts';

/** The words of an ingredient, and all that each may be the plural or a case of. What they name is looked up once. */
export class Spelled {
  readonly words: readonly string[];
  readonly #lexicon: Lexicon;
  readonly #found: (Found | null | undefined)[];
  #forms: readonly (readonly string[])[] | undefined;

  constructor(lexicon: Lexicon, words: readonly string[]) {
    this.words = words;
    this.#lexicon = lexicon;
    this.#found = words.map(() => null);
  }

  get forms(): readonly (readonly string[])[] {
    this.#forms ??= this.words.map(formsOf);
    return this.#forms;
  }

  /** The longest run of words from `at` on that has a meaning. */
  longest(at: number): Found | undefined {
    if (at >= this.words.length) return undefined;
    const before = this.#found[at];
    if (before !== null) return before;
    const found = at === this.words.length - 1 ? this.#last(at) : this.#lexicon.longest(this.forms, at);
    this.#found[at] = found;
    return found;
  }

  #last(at: number): Found | undefined {
    const meaning = this.#lexicon.findWord(this.words[at] ?? '');
    return meaning && { meaning, end: at + 1 };
  }
}
