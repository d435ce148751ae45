import type { Origin } from '../judging/origins.ts';
import type { Entry } from '../tables/entry.ts';
import { fold, formsOf, ownForm, respell, sayShares, wordsOf } from './fold.ts';
import { WordEnds } from './word-ends.ts';

/** What a word or a run of words means; one may be an ingredient and state the origin of another. */
export interface Meaning {
  entry?: Entry;
  origin?: Origin;
  /** Says nothing about lawfulness: "organic", "of", a class such as "emulsifier". */
  sign?: 'filler' | 'join' | 'role' | 'without' | 'free' | 'absent' | 'halal';
  /** A role that is a class of additives: "emulsifier", not "flavour". */
  isClass?: true;
  /** A filler that may stand between a denial and what it denies: "no added …". */
  isSmall?: true;
  /** A denial that may be said of a list: "free from", not "no". */
  isOfList?: true;
  /** A denial in a language whose names end with what they name: "wheat beer". */
  isHeadLast?: true;
  /** A denial that is a share of nothing: "0 %". */
  isShare?: true;
  /** An "or", or a "nor": between the last two of a list it leaves nothing but a denial. */
  isOr?: true;
}

/** What a run of words means, and where it ends. */
export interface Found {
  meaning: Meaning;
  end: number;
}

interface Node {
  next: Map<string, Node>;
  meaning?: Meaning;
}

const newNode = (): Node => ({ next: new Map() });

/** The words of a name as they are kept and looked up. */
const pathOf = (name: string): string[] => wordsOf(sayShares(fold(name))).map(respell);

/** All names that the tables know, by their words, and all additives by their numbers. */
export class Lexicon {
  readonly #root = newNode();
  readonly #additives = new Map<string, Entry>();
  #ends: WordEnds | undefined;

  #nodeOf(path: readonly string[]): Node {
    let node = this.#root;
    for (const word of path) {
      let next = node.next.get(word);
      if (!next) {
        next = newNode();
        node.next.set(word, next);
      }
      node = next;
    }
    return node;
  }

  /** What is an ingredient is never passed over as a mere sign. Of two of one name the first stays; a test allows none. */
  add(name: string, meaning: Meaning): void {
    const node = this.#nodeOf(pathOf(name));
    const { entry = meaning.entry, origin = meaning.origin } = node.meaning ?? {};
    if (entry || origin) node.meaning = { ...(entry ? { entry } : {}), ...(origin ? { origin } : {}) };
    else node.meaning ??= meaning;
  }

  /** Whether a name means something already. */
  has(name: string): boolean {
    return this.#nodeOf(pathOf(name)).meaning !== undefined;
  }

  addEntry(entry: Entry): void {
    for (const names of Object.values(entry.names)) for (const name of names) this.add(name, { entry });
    this.addAdditive(entry);
  }

  /** A number alone means the row of its own, which stands first, not a kind of it such as soy lecithin. */
  addAdditive(entry: Entry): void {
    const { additive } = entry;
    if (additive && !this.#additives.has(additive.number)) this.#additives.set(additive.number, entry);
  }

  /** Says what words mean that `meanings` of another lexicon gave. */
  mean(path: readonly string[], meaning: Meaning): void {
    const node = this.#nodeOf(path);
    node.meaning = { ...node.meaning, ...meaning };
  }

  /** Everything that has a meaning, by its words as they are kept. */
  *meanings(
    path: readonly string[] = [],
    node = this.#root,
  ): Generator<[path: readonly string[], meaning: Meaning]> {
    if (node.meaning) yield [path, node.meaning];
    for (const [word, next] of node.next) yield* this.meanings([...path, word], next);
  }

  /** An additive by its number; a letter that no table knows counts as its plain number. */
  findAdditive(number: string, letter: string): Entry | undefined {
    return this.#additives.get(number + letter) ?? this.#additives.get(number);
  }

  hasAdditive(number: string): boolean {
    return this.#additives.has(number);
  }

  /** The additives of a family that is printed without its letter, "160" or "472". */
  familyOf(number: string): Entry[] {
    return [...'abcdefgh'].flatMap((letter) => this.#additives.get(number + letter) ?? []);
  }

  /** The longest run of words from `at` on that has a meaning. */
  longest(forms: readonly (readonly string[])[], at: number): Found | undefined {
    return this.#reach(this.#root, forms, at);
  }

  /** What the last words of a phrase name: soy of "de soja", egg of "eggs". */
  endOf(phrase: string): Entry | undefined {
    const forms = wordsOf(fold(phrase)).map(formsOf);
    for (let at = 0; at < forms.length; at += 1) {
      const found = this.longest(forms, at);
      if (found?.end === forms.length && found.meaning.entry) return found.meaning.entry;
    }
    return undefined;
  }

  #reach(node: Node, forms: readonly (readonly string[])[], at: number): Found | undefined {
    let best = node.meaning && { meaning: node.meaning, end: at };
    for (const form of forms[at] ?? []) {
      const next = node.next.get(form);
      const found = next && this.#reach(next, forms, at + 1);
      if (found && found.end > (best?.end ?? -1)) best = found;
    }
    return best;
  }

  /** Where single words that begin at `start` of a longer one may end; Arabic ones after their article too. */
  endsOfWords(word: string, start: number): number[] {
    this.#ends ??= new WordEnds(
      [...this.#root.next].flatMap(([known, { meaning }]) => (meaning ? [known] : [])),
    );
    const article = /^(?:وال|ال|و)/.exec(word.slice(start, start + 3))?.[0];
    const plain = this.#ends.from(word, start);
    return article ? [...this.#ends.from(word, start + article.length), ...plain] : plain;
  }

  /** What a single word means in any of its forms. */
  findWord(word: string): Meaning | undefined {
    // Most words stand as they are kept.
    const own = this.#root.next.get(ownForm(word))?.meaning;
    if (own) return own;
    for (const form of formsOf(word)) {
      const meaning = this.#root.next.get(form)?.meaning;
      if (meaning) return meaning;
    }
    return undefined;
  }
}
