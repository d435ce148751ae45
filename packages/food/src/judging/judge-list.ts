import { type Item, itemsOf } from '../label/items.ts';
import { type Sentence, sectionsOf } from '../label/sections.ts';
import { readLabel } from '../words/known-words.ts';
import type { Finding } from './finding.ts';
import { judgeClaim, judgeItem, type Weighing } from './judge-item.ts';
import { readByClass } from './read-by-class.ts';
import { isClaim } from './read-claim.ts';
import { weighAlcohol } from './weigh-alcohol.ts';

/** Reads the items of a sentence once, whoever asks first. */
function itemsOnce(): (text: string) => readonly Item[] {
  const before = new Map<string, readonly Item[]>();
  return (text) => {
    const items = before.get(text) ?? itemsOf(text);
    before.set(text, items);
    return items;
  };
}

/** Judges one printed list, ingredient by ingredient. */
export function judgeList(list: string, weighing: Weighing): Finding[] {
  const { read, readMarks } = readLabel();
  const reading = { read, weighing, judged: new Map() };
  const itemsIn = itemsOnce();
  const isDenial = (sentence: Sentence) => isClaim(sentence, itemsIn, readMarks);
  let places = 0;
  return sectionsOf(list, isDenial).flatMap(({ kind, text }): readonly Finding[] => {
    if (kind === 'free-from') return [judgeClaim(text, readMarks)];
    const findings = readByClass(itemsIn(text), read).flatMap((item) => judgeItem(item, kind, 0, reading));
    const weighed = weighAlcohol(findings, places);
    if (kind === 'ingredients') for (const { depth } of findings) if (depth === 0) places += 1;
    return weighed;
  });
}

/** Judges an additive that a record names by its number, "322" or "160a". */
export function judgeAdditive(number: string, weighing: Weighing): readonly Finding[] {
  const reading = { read: readLabel().read, weighing, judged: new Map() };
  return judgeItem({ text: `E${number}`, parts: [] }, 'ingredients', 0, reading);
}
