/** The same words as `search.plain` of the database makes. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The consonants of a word, doubled ones once; two of them are too few to distinguish words. */
function skeletonOf(word: string): string[] {
  const consonants = word.replace(/[aeiouy]/g, '').replace(/(.)\1+/gu, '$1');
  return consonants.length > 2 ? [`~${consonants}`] : [];
}

/**
 * The word, every form of it with one letter left out, and its consonants: two words at edit distance one, or that
 * differ in vowels and doubled letters, share one of these. The migration computes the same consonants.
 */
export function variantsOf(word: string): string[] {
  const variants = new Set([word, ...skeletonOf(word)]);
  if (word.length > 2 && word.length <= 40)
    for (let place = 0; place < word.length; place += 1)
      variants.add(word.slice(0, place) + word.slice(place + 1));
  return [...variants];
}

/** As most plurals are made; the others are slips apart or have their own place in the lexicon. */
export const pluralOf = (word: string): string => `${word}s`;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Everything at edit distance one: a letter added, missing, wrong or swapped with its neighbour. */
export function slipsOf(typed: string): string[] {
  const made = new Set<string>();
  for (let place = 0; place <= typed.length; place += 1) {
    const [head, tail] = [typed.slice(0, place), typed.slice(place)];
    if (tail.length > 0) made.add(head + tail.slice(1));
    if (tail.length > 1) made.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
    for (const letter of letters) {
      if (tail.length > 0) made.add(head + letter + tail.slice(1));
      made.add(head + letter + tail);
    }
  }
  made.delete(typed);
  return [...made];
}

/** Edit distance of two words: letters added, missing, wrong or swapped with their neighbour. */
export function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
      row.push(isSwap ? Math.min(cost, at(i - 2, j - 2) + 1) : cost);
    }
  }
  return at(a.length, b.length);
}

/** All runs of one to three words of a title, each once. */
export function phrasesOf(title: string): string[] {
  const words = wordsOf(title).slice(0, 20);
  const phrases = new Set<string>();
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length <= 3 && start + length <= words.length; length += 1) {
      const phrase = words.slice(start, start + length).join(' ');
      if (phrase.length >= 2 && phrase.length <= 80) phrases.add(phrase);
    }
  return [...phrases];
}
