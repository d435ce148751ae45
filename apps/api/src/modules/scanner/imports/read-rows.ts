import { type Line, longestLine, readLines } from './read-lines.ts';

type End = 'outside' | 'inside' | 'broken';

/** How a line of comma-separated cells ends, given whether it starts inside quotation marks. */
function endOf(text: string, isInside: boolean): End {
  let inside = isInside;
  let isCellStart = !isInside;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place];
    const next = text[place + 1];
    if (inside && letter === '"') {
      if (next === '"') place += 1;
      else inside = false;
      // This mark opens a cell of another row: the earlier one was never closed.
      if (isInside && !inside && next !== undefined && next !== ',') return 'broken';
    } else if (!inside) {
      inside = isCellStart && letter === '"';
      isCellStart = letter === ',';
    }
  }
  return inside ? 'inside' : 'outside';
}

/** A cell was never closed: the lines after it are read by themselves. */
const mostLinesOfRow = 200;

/** A row of comma-separated CSV, and the line on which it starts. */
interface Row {
  line: number;
  text: string;
  isClosed: boolean;
}

const lengthOf = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/** How many of these lines the first row spans, or what is wrong with it. */
function linesOfRow(lines: readonly Line[]): number | 'open' | 'broken' {
  let isInside = false;
  for (const [place, { text }] of lines.entries()) {
    const end = endOf(text, isInside);
    if (end === 'broken') return end;
    if (end === 'outside') return place + 1;
    isInside = true;
  }
  return lines.length >= mostLinesOfRow || lengthOf(lines) > longestLine ? 'broken' : 'open';
}

/** Takes complete rows off these lines; an incomplete row stays for the next call. */
function* takeRows(waiting: Line[], isEnd: boolean): Generator<Row> {
  for (let [first] = waiting; first; [first] = waiting) {
    const count = linesOfRow(waiting);
    if (count === 'open' && !isEnd) return;
    const lines = waiting.splice(0, typeof count === 'number' ? count : 1);
    const text = lines.map((line) => line.text).join('\n');
    yield { line: first.line, text, isClosed: typeof count === 'number' && !first.isTooLong };
  }
}

/**
 * Rows of one or more lines; a row that is never closed is reported, and reading resumes at the line after its first.
 */
export async function* readRows(path: string): AsyncGenerator<Row> {
  const waiting: Line[] = [];
  for await (const line of readLines(path)) {
    waiting.push(line);
    yield* takeRows(waiting, false);
  }
  yield* takeRows(waiting, true);
}
