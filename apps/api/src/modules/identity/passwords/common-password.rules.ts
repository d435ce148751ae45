import { dictionary } from '@zxcvbn-ts/language-common';

/** The future owner of the password. */
export interface PasswordOwner {
  name: string;
  email: string;
}

const spelledAlike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
  '6': 'g',
  '2': 'z',
};

/** Unifies look-alikes: `P@ssw0rd` and `password`. */
const folded = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()].map((letter) => spelledAlike[letter] ?? letter).join('');

/** What remains without the digits and symbols that people add to satisfy a rule. */
const coreOf = (text: string): string => text.replace(/^[^\p{Letter}]+|[^\p{Letter}]+$/gu, '');

let kept: ReadonlySet<string> | undefined;

/** The fifty thousand most frequent passwords in known leaks, normalised once. */
const common = (): ReadonlySet<string> => {
  kept ??= new Set(dictionary['passwords-common'].map(folded));
  return kept;
};

const minLettersOfOwn = 3;
/** Without names and addresses, fewer than this many characters are no secret. */
const minSecret = 5;

const wordsOf = ({ name, email }: PasswordOwner): string[] => {
  const local = email.split('@')[0] ?? '';
  return [local, ...local.split(/[^\p{Letter}\p{Number}]+/u), name, ...name.split(/\s+/)]
    .map(folded)
    .filter((word) => word.length >= minLettersOfOwn)
    .sort((a, b) => b.length - a.length);
};

const isMostlyOwner = (password: string, owner: PasswordOwner): boolean => {
  const secret = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ''), folded(password));
  return (
    secret.length < password.length && secret.replace(/[^\p{Letter}\p{Number}]/gu, '').length < minSecret
  );
};

/** `aaaaaaaa`, `abababab`, `12345678`, `hgfedcba`. */
const isPattern = (password: string): boolean => {
  const letters = [...password.toLowerCase()];
  const steps = new Set(
    letters
      .slice(1)
      .map((letter, index) => (letter.codePointAt(0) ?? 0) - (letters[index]?.codePointAt(0) ?? 0)),
  );
  return new Set(letters).size < 4 || steps.size === 1;
};

/** Whether this is among the first guesses: a common password, the owner's own words, a pattern. */
export function isEasilyGuessed(password: string, owner: PasswordOwner): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const spellings = [plain, coreOf(plain), plain.replace(/[^\p{Letter}\p{Number}]+/gu, '')];
  const known = common();
  return (
    spellings.some((spelling) => spelling.length > 0 && known.has(folded(spelling))) ||
    known.has(coreOf(folded(plain))) ||
    isPattern(password) ||
    isMostlyOwner(password, owner)
  );
}
