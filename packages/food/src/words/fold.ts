/** Arabic letters that packs write in more than one way; vowel signs and the joining stroke go. */
const arabic: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/[ؤئ]/g, 'ء'],
  [/ـ/g, ''],
];

const latin: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ø/g, 'o'],
  [/ı/g, 'i'],
  [/ł/g, 'l'],
];

const isOfLatin = /[ßœæøıł]/;

/** Digits of Arabic and Persian print, as ours. */
const digit = (sign: string) => String((sign.codePointAt(0) ?? 0) & 0xf);

const onlyAscii = /^[\0-\x7f]*$/;

/** Ligatures of whole phrases of blessing, which would fall apart into eighteen letters each. */
const blessings = /[\uFDFA\uFDFB]/g;

function foldWhole(text: string): string {
  // Before the case, for a Turkish İ would fall apart into two signs.
  let folded = text
    .replace(/İ/g, 'i')
    .replace(blessings, ' ')
    .toLowerCase()
    // Taken away before too, for to sort thousands of marks on one letter is slow.
    .replace(/\p{M}+/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  if (isOfLatin.test(folded)) for (const [sign, plain] of latin) folded = folded.replace(sign, plain);
  if (/\p{Script=Arabic}/u.test(folded)) {
    for (const [sign, plain] of arabic) folded = folded.replace(sign, plain);
    folded = folded.replace(/[٠-٩۰-۹]/g, digit);
  }
  return folded;
}

/** Of what packs print, all but a few signs stand before these. */
const rareFrom = 0x2100;

/** How single signs are folded, by their codes; filled as they occur. */
const folds: (string | undefined)[] = Array.from({ length: rareFrom });

/** The Greek sigma, and the stroke and the digits of Arabic, are folded by what stands beside them. */
const isOfContext = (code: number) =>
  code >= rareFrom || code === 0x3a3 || code === 0x640 || (code >= 0x660 && code <= 0x669);

/** One way of writing for letters that packs, languages and typesetters write in several. */
export function fold(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isOfContext(code)) return foldWhole(text);
    folds[code] ??= foldWhole(text.charAt(at));
    folded += folds[code];
  }
  return folded;
}

/** "0 % alcohol" is a denial; shares above it are read with the item. */
const noShare = /(?<![\d.,])(?:0(?:[.,]0{1,3})? ?[%٪]|[%٪] ?0(?:[.,]0{1,3})?(?![\d.,]))/g;

const isShare = /[%٪]/;

/** A folded text whose shares of nothing are words of it. */
export const sayShares = (folded: string): string =>
  isShare.test(folded) ? folded.replace(noShare, ' zero ') : folded;

/** Spellings of one word on the two sides of the Atlantic, and in older and newer chemistry. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/sulph/g, 'sulf'],
  [/^colour/, 'color'],
  [/flavour/, 'flavor'],
  [/^(yoghurt|yoghourt|yogourt|joghurt)/, 'yogurt'],
  [/fibre$/, 'fiber'],
  [/is(e|ed|ing|ation)$/, 'iz$1'],
  [/ine$/, 'in'],
];

const isSpelledTwice = /sulph|^colour|flavour|^(?:yo[gu]|jog)|fibre$|is(?:e|ed|ing|ation)$|ine$/;

const shortestSpelledTwice = 3;

export function respell(word: string): string {
  if (word.length < shortestSpelledTwice || !isSpelledTwice.test(word)) return word;
  let spelled = word;
  for (const [sign, plain] of spellings) spelled = spelled.replace(sign, plain);
  return spelled;
}

const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The words of a folded text; "&", "/" and "·" stay, for they separate ingredients. */
export const wordsOf = (folded: string): string[] =>
  isPlain.test(folded) ? folded.split(' ') : (folded.match(/[\p{L}\p{N}]+|[&/·]/gu) ?? []);

/** By the last letter of a word: what may be an ending, and what stands in its place. */
const endings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  s: [
    [/ies$/, 'y'],
    [/(?<=[sxzo]|ch|sh)es$/, ''],
    [/(?<=[^s])s$/, ''],
  ],
  x: [
    [/(?<=..)aux$/, 'al'],
    [/(?<=...)x$/, ''],
  ],
  n: [
    [/(?<=...)n$/, ''],
    [/(?<=...)en$/, ''],
  ],
  r: [
    [/(?<=...)er$/, ''],
    [/(?<=...)l[ae]r$/, ''],
  ],
  e: [[/(?<=...)e$/, '']],
  i: [
    [/(?<=...)l[ae]ri$/, ''],
    [/(?<=...)s?i$/, ''],
  ],
  u: [[/(?<=...)s?u$/, '']],
};

/** No name of the tables has a longer word; such a one is not understood. */
const longestWord = 60;

/** A word in the one spelling in which it is kept. */
export const ownForm = (word: string): string => (word.length > longestWord ? word : respell(word));

/** A word and what it may be the plural or a case of; the word itself first. */
export function formsOf(word: string): string[] {
  const forms = [ownForm(word)];
  if (word.length > longestWord) return forms;
  if (word.startsWith('ال') && word.length > 4) forms.push(word.slice(2));
  // "And" is written to the word: واللوز.
  if (word.startsWith('و') && word.length > 3) forms.push(word.slice(1), word.replace(/^وال/, ''));
  if (word.length > 3)
    for (const [ending, rest] of endings[word.at(-1) ?? ''] ?? [])
      if (ending.test(word)) forms.push(respell(word.replace(ending, rest)));
  return forms;
}
