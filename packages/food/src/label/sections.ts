import { closers, notes, openers, type SectionKind } from './openers.ts';

export interface Section {
  kind: SectionKind;
  text: string;
}

/** One sentence or line of a label. */
export interface Sentence {
  text: string;
  isFirst: boolean;
  /** It stands between full stops, not on a line of a list. */
  isWhole: boolean;
}

/** Ends of sentences; not the points of "E. 471", "No. 3", "ca. 5 %" or "2.5". */
const sentenceEnd = /([.。!](?<!\b(?:e|no|nr|n|ca|min|max|approx|ins|st|dr|alc|alk).)(?=\s|$)|\n)/iu;

/** "S. thermophilus": a name cut short, no end of a sentence. */
const initial = /\.(?<=(?<!\p{L})\p{Lu}\.)\s+(?=\p{Ll})/gu;

interface Cut {
  at: number;
  end: number;
  kind: SectionKind;
}

/** The places where another part begins, in order; of two that begin at one the stricter. */
function cutsOf(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const { kind, phrase } of openers)
    for (let found = phrase.find(text); found; found = phrase.find(text, found.end))
      cuts.push({ kind, ...found });
  return cuts.sort((one, other) => one.at - other.at);
}

const little = /(?:eser|iz) miktarda/iu;

/** No word that closes a statement is longer. */
const longestCloser = 120;

/** A statement that its last word tells; of a list that runs on into one only the end is it. */
function closed(text: string, isFirst: boolean): Section[] | undefined {
  const tail = Math.max(0, text.length - longestCloser);
  const closer = closers.find(({ phrase }) => phrase.find(text, tail));
  if (!closer) return undefined;
  const said = text.slice(0, closer.phrase.find(text, tail)?.at);
  const from = isFirst ? (little.exec(said)?.index ?? said.lastIndexOf(',') + 1) : 0;
  return [
    { kind: 'ingredients', text: said.slice(0, from) },
    { kind: closer.kind, text: said.slice(from).replace(little, '') },
  ];
}

/** The parts of one sentence; in brackets a statement ends with them. */
function partsOf({ text, isFirst }: Sentence): Section[] {
  const whole = closed(text.trimEnd(), isFirst);
  if (whole) return whole;
  const cuts = cutsOf(text);
  if (cuts.length === 0) return [{ kind: 'ingredients', text }];
  const parts: Section[] = [];
  let kind: SectionKind = 'ingredients';
  let from = 0;
  for (const cut of cuts) {
    // "Contain" of "may contain".
    if (cut.at < from) continue;
    parts.push({ kind, text: text.slice(from, cut.at) });
    kind = cut.kind;
    from = cut.end;
  }
  parts.push({ kind, text: text.slice(from) });
  return parts;
}

/** Signs that are not printed, and the mark-up in which some sources set allergens; either would part a word. */
const unprinted = /[\u00AD\u200B-\u200D\u2060\uFEFF]|<\/?[a-z][^<>]{0,200}>/giu;
/** Blanks that are more than a single space. */
const blank = /(?:[^\S\n ]| [^\S\n])[^\S\n]*/gu;

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

function sentencesOf(label: string): Sentence[] {
  const pieces = label.split(sentenceEnd);
  const isStop = (end: string | undefined) => end !== '\n';
  const sentences: Sentence[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = pieces[at] ?? '';
    const isWhole = at > 0 && isStop(pieces[at - 1]) && isStop(pieces[at + 1]);
    if (hasWord(text)) sentences.push({ text, isFirst: sentences.length === 0, isWhole });
  }
  return sentences;
}

/** Cuts a printed label into ingredients, "contains", "may contain" and "free from"; nothing of it is dropped. */
export function sectionsOf(label: string, isClaim: (sentence: Sentence) => boolean = () => false): Section[] {
  let printed = label.replace(unprinted, '').replace(blank, ' ').replace(initial, ' ');
  for (const note of notes) printed = note.replaceIn(printed, '. ');
  return sentencesOf(printed)
    .flatMap((sentence): Section[] =>
      isClaim(sentence) ? [{ kind: 'free-from', text: sentence.text }] : partsOf(sentence),
    )
    .filter(({ text }) => hasWord(text));
}
