import type { Item } from '../label/items.ts';
import { isWord, type Mark } from '../words/mark.ts';
import type { Finding } from './finding.ts';
import type { Named } from './named.ts';

/** Begins a statement of allergens, which is no list of what a compound is made of. */
const declares = /^(?:contain|contien|enth|mengandung|[يت]حتوي|i[çc]er)/iu;

/** What the brackets of an item tell of what it is made of, looked up once for all that it names. */
interface Inside {
  /** Two things at least that are more than allergens, "(milk, soy)". */
  isTold: boolean;
  /** What sets it, "jelly (pectin)". */
  isSet: boolean;
}

const setsIt = ({ entry }: Named) => entry?.additive && entry.additive.class !== 'preservative';

export function insideOf(
  item: Item,
  inner: readonly Finding[],
  read: (text: string) => readonly Mark[],
): Inside {
  if (inner.length === 0 || declares.test(item.parts[0]?.text ?? '')) return { isTold: false, isSet: false };
  const told = inner.filter(({ named }) => named.length > 0);
  return {
    isTold:
      told.length > 1 && told.some(({ text }) => read(text).some((mark) => isWord(mark) && !mark.origin)),
    isSet: inner.some(({ named }) => named.some(setsIt)),
  };
}

/** Whether what stands in the brackets tells what a compound is made of. */
export const isSpelledOut = ({ entry }: Named, { isTold, isSet }: Inside): boolean =>
  entry?.isCompound === true && (isTold || (isSet && entry.allergens.length === 0));
