import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { OffRecord } from './off-product.ts';

/** A record of a dump, or what is wrong with it. */
export type DumpRecord = { record: OffRecord } | { problem: string };

function contentOf(path: string): Readable {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  if (!path.endsWith('.gz')) return file;
  // An error of the file reaches whoever reads the unpacked content.
  return pipeline(file, createGunzip(), () => undefined);
}

function readLine(line: string): DumpRecord {
  try {
    const record: unknown = JSON.parse(line);
    if (typeof record === 'object' && record !== null) return { record: record as OffRecord };
    return { problem: 'the line is no product' };
  } catch {
    return { problem: 'the line is no JSON' };
  }
}

async function* linesOf(content: Readable): AsyncGenerator<string> {
  let begun = '';
  content.setEncoding('utf8');
  for await (const chunk of content as AsyncIterable<string>) {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  yield begun;
}

async function* readLines(path: string): AsyncGenerator<DumpRecord> {
  for await (const line of linesOf(contentOf(path))) if (line.trim() !== '') yield readLine(line);
}

/** The CSV of Open Food Facts is parted by tabs and quotes nothing; one made of it may be plain CSV. */
async function* readRows(path: string): AsyncGenerator<DumpRecord> {
  const isTabbed = await hasTabs(path);
  const rows = parse({
    ...{ columns: true, delimiter: isTabbed ? '\t' : ',', quote: isTabbed ? null : '"' },
    ...{ relax_column_count: true, relax_quotes: true, bom: true, skip_empty_lines: true },
  });
  const parsed = pipeline(contentOf(path), rows, () => undefined);
  for await (const record of parsed) yield { record: record as OffRecord };
}

async function hasTabs(path: string): Promise<boolean> {
  for await (const line of linesOf(contentOf(path))) return line.includes('\t');
  return false;
}

/** The records of a dump one after another, however large it is: JSONL or CSV, packed by gzip or not. */
export function readDump(path: string): AsyncGenerator<DumpRecord> {
  return /\.(csv|tsv)(\.gz)?$/.test(path) ? readRows(path) : readLines(path);
}
