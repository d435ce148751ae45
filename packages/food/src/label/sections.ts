import { closers, openers, type SectionKind } from './openers.ts';

export interface Section {
  kind: SectionKind;
  text: string;
}

/** Ends of sentences; not the points of "E. 471", "No. 3", "ca. 5 %" or "2.5". */
const sentenceEnd = /(?<!\b(?:e|no|nr|n|ca|min|max|approx|ins|st|dr))[.。!](?=\s|$)|\n{1,}(?=\s*\S)/giu;

/** "S. thermophilus": a name cut short, no end of a sentence. */
const initial = /(?<!\p{L})(\p{Lu})\.\s+(?=\p{Ll})/gu;

interface Cut {
  at: number;
  end: number;
  kind: SectionKind;
}

/** The next place, from `from` on, where another part begins. */
function nextCut(text: string, from: number): Cut | undefined {
  const rest = text.slice(from);
  let next: Cut | undefined;
  for (const { kind, words } of openers) {
    const found = words.exec(rest);
    if (!found || (next && next.at <= from + found.index)) continue;
    next = { at: from + found.index, end: from + found.index + found[0].length, kind };
  }
  return next;
}

const little = /(?:eser|iz) miktarda/iu;

/** A statement that its last word tells; of a list that runs on into one only the end is it. */
function closed(text: string, isFirst: boolean): Section[] | undefined {
  const closer = closers.find(({ words }) => words.test(text));
  if (!closer) return undefined;
  const said = text.replace(closer.words, '');
  const from = isFirst ? (little.exec(said)?.index ?? said.lastIndexOf(',') + 1) : 0;
  return [
    { kind: 'ingredients', text: said.slice(0, from) },
    { kind: closer.kind, text: said.slice(from).replace(little, '') },
  ];
}

/** The parts of one sentence; in brackets a statement ends with them. */
function partsOf(sentence: string, at: number): Section[] {
  const whole = closed(sentence, at === 0);
  if (whole) return whole;
  const parts: Section[] = [];
  let kind: SectionKind = 'ingredients';
  let from = 0;
  for (let cut = nextCut(sentence, 0); cut; cut = nextCut(sentence, cut.end)) {
    parts.push({ kind, text: sentence.slice(from, cut.at) });
    kind = cut.kind;
    from = cut.end;
  }
  parts.push({ kind, text: sentence.slice(from) });
  return parts;
}

/** Signs that are not printed, and the mark-up in which some sources set allergens; either would part a word. */
const unprinted = /[\u00AD\u200B-\u200D\u2060\uFEFF]|<\/?[a-z][^<>]{0,200}>/giu;

/** Whether a sentence as a whole only says what is not in the food. */
type IsClaim = (sentence: string, isFirst: boolean) => boolean;

/** Cuts a printed label into ingredients, "contains", "may contain" and "free from"; nothing of it is dropped. */
export const sectionsOf = (label: string, isClaim: IsClaim = () => false): Section[] =>
  label
    .replace(unprinted, '')
    .replace(initial, '$1 ')
    .split(sentenceEnd)
    .flatMap((sentence, at): Section[] =>
      isClaim(sentence, at === 0) ? [{ kind: 'free-from', text: sentence }] : partsOf(sentence, at),
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
