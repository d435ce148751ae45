import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { isRefusedValue } from '../../../platform/errors.ts';
import { badRecords, imports } from './import.tables.ts';
import { type ImportedPack, type Kept, keepImported } from './keep-imported.ts';
import { readOffRecord } from './off-product.ts';
import { type DumpRecord, readDump } from './read-dump.ts';

const batchSize = 500;

export interface ImportOutcome extends Kept {
  /** Records of the whole dump, including those read before. */
  read: number;
  bad: number;
  /** Where an earlier import was interrupted. */
  resumedAt: number;
}

interface Ears {
  /** A useless record, by the line on which it starts; called once it is stored as such. */
  onBad?: (line: number, problem: string) => void;
  onBatch?: (outcome: ImportOutcome) => void;
}

type FoundPack = ImportedPack & { line: number };

interface BadRecord {
  line: number;
  problem: string;
}

/** A dump with the same name and content is the same dump. */
async function nameOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${basename(path)}:${size}:${Math.round(mtimeMs)}`;
}

async function begin(db: Db, dump: string): Promise<number> {
  await db.insert(imports).values({ dump, recordsRead: 0 }).onConflictDoNothing();
  const [known] = await db.select().from(imports).where(eq(imports.dump, dump));
  if (!known?.finishedAt) return known?.recordsRead ?? 0;
  // Read to its end before: start over.
  await db.delete(badRecords).where(eq(badRecords.dump, dump));
  await db.update(imports).set({ recordsRead: 0, finishedAt: null }).where(eq(imports.dump, dump));
  return 0;
}

const nothing: Kept = { added: 0, changed: 0, left: 0 };

const sumOf = (one: Kept, other: Kept): Kept => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  left: one.left + other.left,
});

/**
 * Stores every one of these packs that the database accepts; each one that it refuses is found and reported.
 */
async function keepSound(tx: Tx, packs: readonly FoundPack[], bad: BadRecord[]): Promise<Kept> {
  try {
    return await tx.transaction((part) => keepImported(part, packs));
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    const [first, ...others] = packs;
    if (!first) throw error;
    if (others.length === 0) {
      bad.push({ line: first.line, problem: `${first.gtin}: the database refuses what stands in it` });
      return nothing;
    }
    const middle = Math.ceil(packs.length / 2);
    const before = await keepSound(tx, packs.slice(0, middle), bad);
    return sumOf(before, await keepSound(tx, packs.slice(middle), bad));
  }
}

interface Batch {
  packs: FoundPack[];
  bad: BadRecord[];
}

/** Stores a batch together with its position, so that an interrupted import continues exactly there. */
const keepBatch = (db: Db, dump: string, { packs, bad }: Batch, recordsRead: number) =>
  db.transaction(async (tx) => {
    const told = [...bad];
    const kept = await keepSound(tx, packs, told);
    if (told.length > 0)
      await tx
        .insert(badRecords)
        .values(told.map((one) => ({ dump, ...one })))
        .onConflictDoNothing();
    await tx.update(imports).set({ recordsRead }).where(eq(imports.dump, dump));
    return { kept, told: told.sort((one, other) => one.line - other.line) };
  });

function sortInto({ packs, bad }: Batch, found: DumpRecord): void {
  const read = 'record' in found ? readOffRecord(found.record) : found;
  if ('problem' in read) bad.push({ line: found.line, problem: read.problem });
  else packs.push({ ...read, line: found.line });
}

/** Imports a dump of Open Food Facts: in batches, in constant memory, and continuing where it stopped. */
export async function importDump(db: Db, path: string, { onBad, onBatch }: Ears): Promise<ImportOutcome> {
  const dump = await nameOf(path);
  const resumedAt = await begin(db, dump);
  const outcome: ImportOutcome = { ...nothing, read: 0, bad: 0, resumedAt };
  let batch: Batch = { packs: [], bad: [] };
  const flush = async () => {
    const { kept, told } = await keepBatch(db, dump, batch, outcome.read);
    batch = { packs: [], bad: [] };
    Object.assign(outcome, sumOf(outcome, kept), { bad: outcome.bad + told.length });
    for (const { line, problem } of told) onBad?.(line, problem);
    onBatch?.(outcome);
  };

  for await (const found of readDump(path)) {
    outcome.read += 1;
    if (outcome.read <= resumedAt) continue;
    sortInto(batch, found);
    if (batch.packs.length + batch.bad.length === batchSize) await flush();
  }
  await flush();
  await db.update(imports).set({ finishedAt: clock.now() }).where(eq(imports.dump, dump));
  return outcome;
}

/** Everything useless in a dump, however often its import was interrupted. */
export async function listBadRecords(db: Db, path: string): Promise<BadRecord[]> {
  const { line, problem, dump } = badRecords;
  return db
    .select({ line, problem })
    .from(badRecords)
    .where(eq(dump, await nameOf(path)))
    .orderBy(line);
}
