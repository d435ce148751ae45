import { isGrave } from '../judging/rule-entry.ts';
import type { Entry } from '../tables/entry.ts';
import { formsOf } from './fold.ts';
import type { Found, Lexicon } from './lexicon.ts';
import type { Spelled } from './spelled.ts';

/** A run of words that is part of a name; the rest of it stands beside another. */
export interface SharedName {
  at: number;
  end: number;
  entry: Entry;
}

/** No name of an additive is longer. */
const longestName = 5;

const additiveOf = (found: Found | undefined) =>
  found?.meaning.entry?.additive ? { end: found.end, entry: found.meaning.entry } : undefined;

/** Nothing that these words name by themselves may be passed over: the soy of "sunflower and soy lecithin". */
function isHarmless(spelled: Spelled, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) {
    const { entry, origin } = spelled.longest(at)?.meaning ?? {};
    if (origin || (entry && (entry.allergens.length > 0 || isGrave(entry)))) return false;
  }
  return true;
}

/** Where the second of two begins that an "and" joins; Arabic writes it to the word. */
function secondAt(spelled: Spelled, end: number): number | undefined {
  const { words } = spelled;
  const joint = spelled.longest(end);
  if (joint?.meaning.sign === 'join') return joint.end < words.length ? joint.end : undefined;
  return words[end]?.startsWith('و') ? end : undefined;
}

/** "Carbonates de sodium et d'ammonium": the second begins as the first from `at` to `end` does. */
export function findSecond(
  lexicon: Lexicon,
  spelled: Spelled,
  at: number,
  end: number,
): SharedName | undefined {
  if (!additiveOf(spelled.longest(at))) return undefined;
  const second = secondAt(spelled, end);
  if (second === undefined || additiveOf(spelled.longest(second))) return undefined;
  const rest = spelled.forms.slice(second, second + longestName);
  for (let shared = end - at - 1; shared > 0; shared -= 1) {
    const found = additiveOf(lexicon.longest([...spelled.forms.slice(at, at + shared), ...rest], 0));
    const sharedEnd = second + (found?.end ?? 0) - shared;
    if (found && sharedEnd > second && isHarmless(spelled, second, sharedEnd))
      return { at: second, end: sharedEnd, entry: found.entry };
  }
  return undefined;
}

/** The ends of a German word: the carbonat of Ammoniumcarbonat. */
const endsOf = (word: string): string[] =>
  [...word.slice(3, -3)].map((_letter, place) => word.slice(place + 3));

/** "Sodium and ammonium carbonates", "Natrium- und Ammoniumcarbonat": the first ends as the second does. */
export function findFirst(
  lexicon: Lexicon,
  spelled: Spelled,
  at: number,
  end: number,
): SharedName | undefined {
  const { words, forms } = spelled;
  const second = secondAt(spelled, end);
  const whole = second === undefined ? undefined : additiveOf(spelled.longest(second));
  if (second === undefined || !whole || !isHarmless(spelled, at, end)) return undefined;
  for (let shared = second + 1; shared < whole.end; shared += 1) {
    const both = [...forms.slice(at, end), ...forms.slice(shared, whole.end)];
    const found = additiveOf(lexicon.longest(both, 0));
    if (found?.end === end - at + whole.end - shared) return { at, end, entry: found.entry };
  }
  if (end - at > 1 || whole.end - second > 1) return undefined;
  for (const ending of endsOf(words[second] ?? '')) {
    const found = additiveOf(lexicon.longest([formsOf((words[at] ?? '') + ending)], 0));
    if (found) return { at, end, entry: found.entry };
  }
  return undefined;
}
