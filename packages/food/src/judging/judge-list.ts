import { itemsOf } from '../label/items.ts';
import { type Sentence, sectionsOf } from '../label/sections.ts';
import { readLabel } from '../words/known-words.ts';
import type { Finding } from './finding.ts';
import { judgeClaim, judgeItem, type Weighing } from './judge-item.ts';
import { readByClass } from './read-by-class.ts';
import { isClaim } from './read-claim.ts';
import { weighAlcohol } from './weigh-alcohol.ts';

/** Judges one printed list, ingredient by ingredient. */
export function judgeList(list: string, weighing: Weighing): Finding[] {
  const { read, readMarks } = readLabel();
  const reading = { read, weighing, judged: new Map<string, readonly Finding[]>() };
  const isDenial = (sentence: Sentence) => isClaim(sentence, readMarks);
  let places = 0;
  return sectionsOf(list, isDenial).flatMap(({ kind, text }): readonly Finding[] => {
    if (kind === 'free-from') return [judgeClaim(text, readMarks)];
    const findings = readByClass(itemsOf(text), read).flatMap((item) => judgeItem(item, kind, 0, reading));
    const weighed = weighAlcohol(findings, places);
    if (kind === 'ingredients') places += findings.filter(({ depth }) => depth === 0).length;
    return weighed;
  });
}

/** Judges an additive that a record names by its number, "322" or "160a". */
export function judgeAdditive(number: string, weighing: Weighing): readonly Finding[] {
  const reading = { read: readLabel().read, weighing, judged: new Map<string, readonly Finding[]>() };
  return judgeItem({ text: `E${number}`, parts: [] }, 'ingredients', 0, reading);
}
