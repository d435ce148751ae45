/** What may hang on a word inside a compound: plurals and cases. */
const endings = new Set([
  '',
  's',
  'es',
  'n',
  'en',
  'er',
  'e',
  'x',
  'i',
  'u',
  'si',
  'su',
  'lar',
  'ler',
  'lari',
  'leri',
]);
const longestEnding = 4;

/** Where known words end inside another, found without trying every piece of it. */
export class WordEnds {
  readonly #sorted: readonly string[];

  constructor(words: Iterable<string>) {
    this.#sorted = [...words].sort((one, other) => (one < other ? -1 : 1));
  }

  /** Of the words from `low` to `high`, which share `depth` letters, those whose next letter is `letter` or beyond it. */
  #firstFrom(letter: number, depth: number, low: number, high: number): number {
    let [from, to] = [low, high];
    while (from < to) {
      const middle = (from + to) >> 1;
      // A word that has ended stands before all that go on.
      const found = this.#sorted[middle] ?? '';
      if (found.length <= depth || found.charCodeAt(depth) < letter) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Where words that begin at `start` may end, the farthest first; plurals and cases among them. */
  from(word: string, start: number): number[] {
    const ends = new Set<number>();
    let low = 0;
    let high = this.#sorted.length;
    for (let at = start; at < word.length && low < high; at += 1) {
      const letter = word.charCodeAt(at);
      low = this.#firstFrom(letter, at - start, low, high);
      high = this.#firstFrom(letter + 1, at - start, low, high);
      if (low < high && this.#sorted[low]?.length === at - start + 1)
        for (let end = at + 1; end <= Math.min(word.length, at + 1 + longestEnding); end += 1)
          if (endings.has(word.slice(at + 1, end))) ends.add(end);
    }
    return [...ends].sort((one, other) => other - one);
  }
}
