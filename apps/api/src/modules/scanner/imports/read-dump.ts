import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { OffRecord } from './off-product.ts';

/** A record of a dump, or what is wrong with it, and the line on which it begins. */
export type DumpRecord = { line: number } & ({ record: OffRecord } | { problem: string });

/** No record of the dumps is nearly as long; what is longer is no text of lines. */
const longestLine = 16 * 1024 * 1024;

function contentOf(path: string): Readable {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  if (!path.endsWith('.gz')) return file;
  // An error of the file reaches whoever reads the unpacked content.
  return pipeline(file, createGunzip(), () => undefined);
}

const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text);

/** The lines that hold anything, by their number. */
async function* linesOf(path: string): AsyncGenerator<[line: number, text: string]> {
  let begun = '';
  let line = 0;
  const content = contentOf(path);
  content.setEncoding('utf8');
  for await (const chunk of content as AsyncIterable<string>) {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > longestLine) throw new Error(`Line ${line + lines.length + 1} does not end.`);
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield [line, withoutReturn(text)];
    }
  }
  if (begun.trim() !== '') yield [line + 1, withoutReturn(begun)];
}

function readLine(line: number, text: string): DumpRecord {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record === 'object' && record !== null) return { line, record: record as OffRecord };
    return { line, problem: 'the line is no product' };
  } catch {
    return { line, problem: 'the line is no JSON' };
  }
}

async function* readJsonLines(path: string): AsyncGenerator<DumpRecord> {
  for await (const [line, text] of linesOf(path)) yield readLine(line, text);
}

/**
 * The dump of Open Food Facts is parted by tabs and quotes nothing, so a quotation mark is a letter. A few fields of it
 * hold tabs or ends of lines: what stands in such a row under which name is not known, and it is not guessed.
 */
async function* readTabbed(path: string): AsyncGenerator<DumpRecord> {
  let names: string[] | undefined;
  for await (const [line, text] of linesOf(path)) {
    const cells = text.split('\t');
    if (!names) names = cells.map((name) => name.replace('\u{FEFF}', '').trim());
    else if (cells.length !== names.length)
      yield { line, problem: `the row has ${cells.length} cells, the head has ${names.length}` };
    else yield { line, record: recordOf(names, cells) };
  }
}

function recordOf(names: readonly string[], cells: readonly string[]): OffRecord {
  const record: Record<string, unknown> = {};
  for (const [place, cell] of cells.entries()) if (cell !== '') record[names[place] ?? ''] = cell;
  return record;
}

/** CSV as others make it, by commas and with quotation marks; a cell may go over several lines. */
async function* readQuoted(path: string): AsyncGenerator<DumpRecord> {
  let names: string[] | undefined;
  const rows = parse({
    ...{ relax_column_count: true, relax_quotes: true, bom: true, skip_empty_lines: true, info: true },
    // A quotation mark that nothing closes would swallow the whole rest.
    max_record_size: longestLine,
  });
  const parsed = pipeline(contentOf(path), rows, () => undefined);
  let begins = 1;
  for await (const { record: cells, info } of parsed as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    const line = begins;
    begins = info.lines + 1;
    if (!names) names = cells;
    else if (cells.length !== names.length)
      yield { line, problem: `the row has ${cells.length} cells, the head has ${names.length}` };
    else yield { line, record: recordOf(names, cells) };
  }
}

async function hasTabs(path: string): Promise<boolean> {
  for await (const [, text] of linesOf(path)) return text.includes('\t');
  return false;
}

/** The records of a dump one after another, however large it is: JSONL or CSV, packed by gzip or not. */
export async function* readDump(path: string): AsyncGenerator<DumpRecord> {
  if (!/\.(csv|tsv)(\.gz)?$/.test(path)) yield* readJsonLines(path);
  else if (await hasTabs(path)) yield* readTabbed(path);
  else yield* readQuoted(path);
}
