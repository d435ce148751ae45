import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PrintedLabel, PrintLanguage } from '@souk/contract/modules/scanner/photos';
import { createWorker, OEM, type Page, type Worker } from 'tesseract.js';

/** Names of the published language data. */
const namedAs: Record<PrintLanguage, string> = {
  en: 'eng',
  fr: 'fra',
  de: 'deu',
  ar: 'ara',
  ms: 'msa',
  tr: 'tur',
};
/** Below this confidence (of 100) the letters are a guess. */
const sureFrom = 70;
/** A label takes two seconds on a slow machine; what takes longer is not a label. */
const withinMs = 30_000;

const { resolve } = createRequire(import.meta.url);

/** Language data are separate packages, so that nothing is downloaded at runtime. */
const folderOf = (language: string): string =>
  join(dirname(resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');

interface PrintedWord {
  text: string;
  isSure: boolean;
}

const isBroken = ({ text }: PrintedWord): boolean => /\p{L}-$/u.test(text);

/** The words of all lines; a word hyphenated at a line end is joined. */
function wordsIn({ blocks }: Page): PrintedWord[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  const words: PrintedWord[] = [];
  for (const line of lines) {
    const [first, ...others] = line.words.map(({ text, confidence }) => ({
      text,
      isSure: confidence >= sureFrom,
    }));
    if (!first) continue;
    const last = words.at(-1);
    if (last && isBroken(last)) {
      words.pop();
      words.push({ text: last.text.slice(0, -1) + first.text, isSure: last.isSure && first.isSure });
    } else words.push(first);
    words.push(...others);
  }
  return words;
}

function partsOf(words: readonly PrintedWord[]): PrintedLabel['parts'] {
  const parts: PrintedLabel['parts'] = [];
  for (const { text, isSure } of words) {
    const last = parts.at(-1);
    if (last?.is_sure === isSure) last.text += ` ${text}`;
    else parts.push({ text, is_sure: isSure });
  }
  return parts;
}

async function readWith(worker: Worker, picture: Buffer): Promise<PrintedLabel> {
  const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
  const words = wordsIn(data);
  return { text: words.map(({ text }) => text).join(' '), parts: partsOf(words) };
}

/** Recognises the text of a picture in a separate thread; undefined if that takes too long or fails. */
export async function recognisePrint(
  picture: Buffer,
  language: PrintLanguage,
): Promise<PrintedLabel | undefined> {
  const name = namedAs[language];
  const failed = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => failed.resolve(undefined), withinMs);
  const starting = createWorker(name, OEM.LSTM_ONLY, {
    langPath: folderOf(name),
    cacheMethod: 'none',
    // Otherwise an error in the thread would crash the process.
    errorHandler: () => failed.resolve(undefined),
  });
  try {
    const read = starting.then((worker) => readWith(worker, picture));
    return await Promise.race([read.catch(() => undefined), failed.promise]);
  } finally {
    clearTimeout(timer);
    void starting.then((worker) => worker.terminate()).catch(() => undefined);
  }
}
