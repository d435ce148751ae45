import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Far longer than any record of the dumps; a longer line is not text. */
export const longestLine = 16 * 1024 * 1024;

function contentOf(path: string): Readable {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  if (!path.endsWith('.gz')) return file;
  // Passes an error of the file on to the reader of the unzipped stream.
  return pipeline(file, createGunzip(), () => undefined);
}

const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text);

/** A line of a dump with its number. */
export interface Line {
  line: number;
  text: string;
  /** Too long: nothing of it is kept. */
  isTooLong: boolean;
}

/** The non-empty lines, in constant memory however long one is. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const content = contentOf(path);
  content.setEncoding('utf8');
  const next: Line = { line: 1, text: '', isTooLong: false };
  const take = (part: string) => {
    next.isTooLong ||= next.text.length + part.length > longestLine;
    next.text = next.isTooLong ? '' : next.text + part;
  };
  const end = (): Line => {
    const ended = { ...next, text: withoutReturn(next.text) };
    Object.assign(next, { line: next.line + 1, text: '', isTooLong: false });
    return ended;
  };
  const holds = ({ text, isTooLong }: Line) => isTooLong || text.trim() !== '';
  for await (const chunk of content as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    take(first);
    for (const part of others) {
      const ended = end();
      if (holds(ended)) yield ended;
      take(part);
    }
  }
  const last = end();
  if (holds(last)) yield last;
}
