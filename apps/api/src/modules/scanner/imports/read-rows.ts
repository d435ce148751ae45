import { type Line, longestLine, readLines } from './read-lines.ts';

type End = 'outside' | 'inside' | 'broken';

/** Where a line of cells by commas ends, which begins inside quotation marks or not. */
function endOf(text: string, isInside: boolean): End {
  let inside = isInside;
  let isCellStart = !isInside;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place];
    const next = text[place + 1];
    if (inside && letter === '"') {
      if (next === '"') place += 1;
      else inside = false;
      // Such a mark opens a cell of another row: the one that began earlier was never closed.
      if (isInside && !inside && next !== undefined && next !== ',') return 'broken';
    } else if (!inside) {
      inside = isCellStart && letter === '"';
      isCellStart = letter === ',';
    }
  }
  return inside ? 'inside' : 'outside';
}

/** A cell of more lines was never closed: what follows it is read by itself. */
const mostLinesOfRow = 200;

/** A row of CSV by commas, and the line on which it begins. */
interface Row {
  line: number;
  text: string;
  isClosed: boolean;
}

const lengthOf = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/** How many of these lines the first row takes, or its state. */
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

/** Takes complete rows out of these lines; what may continue stays. */
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
 * Rows of one or more lines; one that is never closed is reported, and reading continues with the line after its
 * first.
 */
export async function* readRows(path: string): AsyncGenerator<Row> {
  const waiting: Line[] = [];
  for await (const line of readLines(path)) {
    waiting.push(line);
    yield* takeRows(waiting, false);
  }
  yield* takeRows(waiting, true);
}
