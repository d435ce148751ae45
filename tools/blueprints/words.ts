/** `special-offer` as `specialOffer`. */
export const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

/** The noun of one row: `offers` → `offer`, `categories` → `category`, `boxes` → `box`. */
export const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** `rotate` → `rotating`. */
export const gerund = (verb: string): string => `${verb.replace(/([^e])e$/, '$1')}ing`;

/** Lower case letters in words joined by hyphens. */
export const isName = (name: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(name);

/** The word with a capital, for the beginning of a sentence. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
