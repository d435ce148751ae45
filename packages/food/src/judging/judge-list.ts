import { itemsOf } from '../label/items.ts';
import { type Sentence, sectionsOf } from '../label/sections.ts';
import { readLabelMarks, readLabelWords } from '../words/known-words.ts';
import type { Mark } from '../words/mark.ts';
import type { Finding } from './finding.ts';
import { judgeClaim, judgeItem, type Weighing } from './judge-item.ts';
import { readByClass } from './read-by-class.ts';
import { isClaim } from './read-claim.ts';
import { weighAlcohol } from './weigh-alcohol.ts';

type Read = (text: string) => Mark[];

/** Remembers what it has read of this label, for brackets are looked at from above and from within. */
function once(read: Read): Read {
  const known = new Map<string, Mark[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const marks = read(text);
    known.set(text, marks);
    return marks;
  };
}

/** Judges one printed list, ingredient by ingredient. */
export function judgeList(list: string, weighing: Weighing): Finding[] {
  const reading = { read: once(readLabelWords), weighing };
  const readMarks = once(readLabelMarks);
  const isDenial = (sentence: Sentence) => isClaim(sentence, readMarks);
  let places = 0;
  return sectionsOf(list, isDenial).flatMap(({ kind, text }) => {
    if (kind === 'free-from') return [judgeClaim(text, readMarks)];
    const findings = readByClass(itemsOf(text), reading.read).flatMap((item) =>
      judgeItem(item, kind, 0, reading),
    );
    const weighed = weighAlcohol(findings, places);
    if (kind === 'ingredients') places += findings.filter(({ depth }) => depth === 0).length;
    return weighed;
  });
}

/** Judges an additive that a record names by its number, "322" or "160a". */
export const judgeAdditive = (number: string, weighing: Weighing): Finding[] =>
  judgeItem({ text: `E${number}`, parts: [] }, 'ingredients', 0, { read: readLabelWords, weighing });
