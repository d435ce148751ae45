import { parse } from 'csv-parse/sync';
import type { OffRecord } from './off-text.ts';
import { readLines } from './read-lines.ts';
import { readRows } from './read-rows.ts';

/** A record of a dump, or what is wrong with it, and the line on which it starts. */
export type DumpRecord = { line: number } & ({ record: OffRecord } | { problem: string });

const tooLong = (line: number): DumpRecord => ({ line, problem: 'the line does not end' });

function readLine(line: number, text: string): DumpRecord {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record === 'object' && record !== null && !Array.isArray(record))
      return { line, record: record as OffRecord };
    return { line, problem: 'the line is no product' };
  } catch {
    return { line, problem: 'the line is no JSON' };
  }
}

async function* readJsonLines(path: string): AsyncGenerator<DumpRecord> {
  for await (const { line, text, isTooLong } of readLines(path))
    yield isTooLong ? tooLong(line) : readLine(line, text);
}

/**
 * Open Food Facts' dump separates by tabs and quotes nothing, so a quotation mark is an ordinary character. A few
 * fields contain tabs or line ends; which value belongs to which column is then unknown, and not guessed.
 */
async function* readTabbed(path: string): AsyncGenerator<DumpRecord> {
  let names: string[] | undefined;
  for await (const { line, text, isTooLong } of readLines(path)) {
    const cells = text.split('\t');
    if (isTooLong) yield tooLong(line);
    else if (!names) names = namesIn(cells);
    else yield rowOf(line, names, cells);
  }
}

const namesIn = (cells: readonly string[]): string[] =>
  cells.map((name) => name.replace('\u{FEFF}', '').trim());

const rowOf = (line: number, names: readonly string[], cells: readonly string[]): DumpRecord =>
  cells.length === names.length
    ? { line, record: recordOf(names, cells) }
    : { line, problem: `the row has ${cells.length} cells, the head has ${names.length}` };

function recordOf(names: readonly string[], cells: readonly string[]): OffRecord {
  const record: Record<string, unknown> = {};
  for (const [place, cell] of cells.entries()) if (cell !== '') record[names[place] ?? ''] = cell;
  return record;
}

function cellsIn(text: string): string[] | undefined {
  try {
    return parse(text, { relax_column_count: true, relax_quotes: true, bom: true })[0];
  } catch {
    return undefined;
  }
}

/** Ordinary CSV, with commas and quotation marks; a cell may span several lines. */
async function* readQuoted(path: string): AsyncGenerator<DumpRecord> {
  let names: string[] | undefined;
  for await (const { line, text, isClosed } of readRows(path)) {
    const cells = isClosed ? cellsIn(text) : undefined;
    if (!isClosed) yield { line, problem: 'a quotation mark of the row is never closed' };
    else if (!cells) yield { line, problem: 'the row is no CSV' };
    else if (!names) names = namesIn(cells);
    else yield rowOf(line, names, cells);
  }
}

async function hasTabs(path: string): Promise<boolean> {
  for await (const { text } of readLines(path)) return text.includes('\t');
  return false;
}

/** The records of a dump one by one, in constant memory: JSONL or CSV, gzipped or not. */
export async function* readDump(path: string): AsyncGenerator<DumpRecord> {
  if (!/\.(csv|tsv)(\.gz)?$/.test(path)) yield* readJsonLines(path);
  else if (await hasTabs(path)) yield* readTabbed(path);
  else yield* readQuoted(path);
}
