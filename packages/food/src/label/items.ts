/** One ingredient as it is printed, with what stands in its brackets. */
export interface Item {
  /** Without share, brackets and marks. */
  text: string;
  /** Share in per cent, where it is printed. */
  percent?: number;
  /** A colon follows: it says what the next ones are, "Emulsifier: …". */
  isHeading?: true;
  parts: Item[];
}

/** Deeper brackets are read as if they were not there; no pack has them. */
const deepest = 12;

const opening = '([{（［';
const closing = ')]}）］';
const separators = ',;:•·|،؛、，；*†‡';

const kinds = { opening: 1, closing: 2, separator: 3 } as const;

/** What each sign of print does, by its code. */
const kindOf = new Uint8Array(0x1_0000);
for (const sign of opening) kindOf[sign.charCodeAt(0)] = kinds.opening;
for (const sign of closing) kindOf[sign.charCodeAt(0)] = kinds.closing;
for (const sign of separators) kindOf[sign.charCodeAt(0)] = kinds.separator;

// "Pork 95 % fat free" is no pork fat that is free.
const share =
  /(?:(?<!\p{L})(?:min|max|less than|mindestens|au moins|en az|sekurang-kurangnya)\.?\s*|[<>~≈]\s*)?(\d{1,3}(?:[.,]\d+)?)\s*[%٪](?:[ -]*(?:fat|sugar|salt)[ -]*free(?!\p{L}))?|[%٪]\s*(\d{1,3}(?:[.,]\d+)?)/iu;

/** "E160a(i)": the bracket belongs to the number. */
const subNumber = /(\d{3,4}[a-h]?)\s*\((i{1,3}|iv|vi?)\)/giu;

/** One level of brackets while it is read. */
interface Frame {
  items: Item[];
  text: string;
  /** The ingredient whose brackets were just closed; what follows without a separator belongs to it. */
  open: Item | undefined;
  /** Pieces of its text, put together once it ends. */
  pieces: string[];
}

const newFrame = (items: Item[]): Frame => ({ items, text: '', open: undefined, pieces: [] });

const isUntidy = /[_"“”„«»®™°<>]|[^\S ]| {2}/;

function tidy(text: string): string {
  if (!isUntidy.test(text)) return text.trim();
  return text
    .replace(/(?<=\p{L})_+(?=\p{L})/gu, '')
    .replace(/[_"“”„«»®™°<>]|\s+/g, ' ')
    .trim();
}

/** Stands where a share stood, for no name runs across one. */
const parting = '·';
const outerParting = /^· ?| ?·$/gu;

const isShare = /[%٪]/;

function toItem(printed: string): Item {
  if (!isShare.test(printed)) return { text: tidy(printed), parts: [] };
  const found = share.exec(printed);
  const percent = Number((found?.[1] ?? found?.[2] ?? '').replace(',', '.'));
  // "0 % alcohol" says that it is not in; its words are read with it.
  const text = tidy(found && percent > 0 ? printed.replace(share, ` ${parting} `) : printed).replace(
    outerParting,
    '',
  );
  return found && percent > 0 && percent <= 100 ? { text, percent, parts: [] } : { text, parts: [] };
}

/** Takes in what was read of the present ingredient. */
function take(frame: Frame): void {
  const item = toItem(frame.text);
  frame.text = '';
  const { open } = frame;
  if (item.text) frame.pieces.push(item.text);
  if (!open) {
    if (!item.text) return;
    frame.items.push(item);
    frame.open = item;
    return;
  }
  if (item.percent !== undefined) open.percent ??= item.percent;
}

function endItem(frame: Frame, isHeading = false): void {
  take(frame);
  const { open, pieces } = frame;
  if (open) {
    if (isHeading) open.isHeading = true;
    if (pieces.length > 1) open.text = pieces.join(' ');
  }
  frame.open = undefined;
  frame.pieces = [];
}

/** "12,5 %" is one number. */
const isDecimal = (text: string, at: number) =>
  text[at] === ',' &&
  /\d$/.test(text.slice(Math.max(0, at - 1), at)) &&
  /^,\d{1,2}\s*[%٪]/.test(text.slice(at, at + 6));

/** Shares are printed in Arabic digits too. */
const ourDigit = (sign: string) => String(sign.charCodeAt(0) - 0x660);

const isUneven = /[٠-٩٫]|\s[-–—]\s|\*\*|\([iv]/iu;

/** What typesetters write in more than one way, before it is read sign by sign. */
function even(text: string): string {
  if (!isUneven.test(text)) return text;
  return text
    .replace(/[٠-٩]/g, ourDigit)
    .replace(/٫/g, '.')
    .replace(/\s[-–—]\s/g, ' : ')
    .replace(/(?<=\p{L})\*\*(?=\p{L})/gu, '')
    .replace(subNumber, '$1 $2');
}

function openBracket(frames: Frame[], frame: Frame): void {
  take(frame);
  // A share alone, "sugar (12 %)", is taken up when the bracket closes.
  if (frames.length < deepest) frames.push(newFrame(frame.open ? frame.open.parts : frame.items));
}

/** Ends a bracket; one that held nothing but a share gives it to its ingredient. */
function closeBracket(frames: Frame[]): void {
  const inner = frames.pop();
  const outer = frames.at(-1);
  if (!inner || !outer) return;
  const { percent, text } = toItem(inner.text);
  if (!text && percent !== undefined && !inner.open && outer.open) {
    outer.open.percent ??= percent;
    inner.text = '';
  }
  endItem(inner);
}

/** Reads a list of ingredients, each with what its brackets hold. Brackets that do not match lose no word. */
export function itemsOf(printed: string): Item[] {
  const list: Item[] = [];
  const outermost = newFrame(list);
  const frames = [outermost];
  const text = even(printed);
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindOf[text.charCodeAt(at)];
    if (kind === 0 || (kind === kinds.separator && isDecimal(text, at))) continue;
    const frame = frames.at(-1) ?? outermost;
    frame.text = text.slice(from, at);
    from = at + 1;
    if (kind === kinds.opening) openBracket(frames, frame);
    else if (kind === kinds.separator) endItem(frame, text[at] === ':');
    else if (frames.length > 1) closeBracket(frames);
    else endItem(frame);
  }
  (frames.at(-1) ?? outermost).text = text.slice(from);
  while (frames.length > 1) closeBracket(frames);
  endItem(outermost);
  return list;
}
