import { beginningsOf } from './beginnings.ts';

/** Letters that are another's in the other case, beside its own: what looks alike for a regular expression. */
const alike: Readonly<Record<string, string>> = { s: 'ſ', k: '\u212A', å: '\u212B', ß: 'ẞ' };

/** Letters that phrases begin with, each by its number in either case; 0 for all others. */
const numbers = new Uint8Array(0x1_0000);
let count = 1;

function numberOf(letter: string): number {
  const plain = letter.toLowerCase();
  const known = numbers[plain.charCodeAt(0)];
  if (known) return known;
  count += 1;
  const other = plain.toUpperCase();
  // Not of ı, whose capital is that of i.
  const isPair = other.toLowerCase() === plain;
  for (const sign of [plain, isPair ? other : plain, alike[plain] ?? plain])
    numbers[sign.charCodeAt(0)] = count;
  return count;
}

/** More than begin the phrases of all languages. */
const mostLetters = 128;

const isPlainLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

interface Place {
  at: number;
  end: number;
}

/** Ways to say one thing on a label. They are looked for only where the first two letters of one of them stand. */
export class Phrase {
  readonly words: RegExp;
  readonly #mayBegin = new Uint8Array(mostLetters * mostLetters);
  readonly #isWhole: boolean;

  /** As whole words where no letter may stand before them. */
  constructor(pattern: string, { isWhole }: { isWhole: boolean }) {
    this.words = new RegExp(pattern, 'iuy');
    this.#isWhole = isWhole;
    for (const [first = '', second = ''] of beginningsOf(pattern))
      this.#mayBegin[numberOf(first) * mostLetters + numberOf(second)] = 1;
  }

  /** The first place from `from` on where it is said. */
  find(text: string, from = 0): Place | undefined {
    const { words } = this;
    let first = numbers[text.charCodeAt(from)] ?? 0;
    for (let at = from; at + 1 < text.length; at += 1) {
      const second = numbers[text.charCodeAt(at + 1)] ?? 0;
      if (
        this.#mayBegin[first * mostLetters + second] === 1 &&
        !(this.#isWhole && isPlainLetter(text.charCodeAt(at - 1)))
      ) {
        words.lastIndex = at;
        if (words.test(text)) return { at, end: words.lastIndex };
      }
      first = second;
    }
    return undefined;
  }

  /** A text with something else wherever it is said. */
  replaceIn(text: string, by: string): string {
    let replaced = '';
    let from = 0;
    for (let found = this.find(text); found; found = this.find(text, from)) {
      replaced += text.slice(from, found.at) + by;
      from = found.end;
    }
    return from === 0 ? text : replaced + text.slice(from);
  }
}
