import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { imports } from './import.tables.ts';
import { type ImportedPack, type Kept, keepImported } from './keep-imported.ts';
import { readOffRecord } from './off-product.ts';
import { readDump } from './read-dump.ts';

const batchSize = 500;

export interface ImportOutcome extends Kept {
  /** Records of the whole dump, those read before included. */
  read: number;
  bad: number;
  /** Where an earlier reading was broken off. */
  resumedAt: number;
}

interface Ears {
  /** A record that is of no use, by the line on which it begins. */
  onBad: (line: number, problem: string) => void;
  onBatch?: (outcome: ImportOutcome) => void;
}

/** The same content under the same name is the same dump. */
async function nameOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${basename(path)}:${size}:${Math.round(mtimeMs)}`;
}

async function begin(db: Db, dump: string): Promise<number> {
  await db.insert(imports).values({ dump, recordsRead: 0 }).onConflictDoNothing();
  const [known] = await db.select().from(imports).where(eq(imports.dump, dump));
  if (!known?.finishedAt) return known?.recordsRead ?? 0;
  // Read to its end before: once more from the start.
  await db.update(imports).set({ recordsRead: 0, finishedAt: null }).where(eq(imports.dump, dump));
  return 0;
}

/** Keeps a batch together with how far it reaches, so that what is broken off goes on exactly there. */
const keepBatch = (
  db: Db,
  dump: string,
  packs: readonly ImportedPack[],
  recordsRead: number,
): Promise<Kept> =>
  db.transaction(async (tx) => {
    const kept = await keepImported(tx, packs);
    await tx.update(imports).set({ recordsRead }).where(eq(imports.dump, dump));
    return kept;
  });

/** Reads a dump of Open Food Facts into the scanner: in batches, in constant memory, and on from where it was left. */
export async function importDump(db: Db, path: string, { onBad, onBatch }: Ears): Promise<ImportOutcome> {
  const dump = await nameOf(path);
  const resumedAt = await begin(db, dump);
  const outcome: ImportOutcome = { added: 0, changed: 0, left: 0, read: 0, bad: 0, resumedAt };
  let packs: ImportedPack[] = [];
  const flush = async () => {
    const kept = await keepBatch(db, dump, packs, outcome.read);
    packs = [];
    outcome.added += kept.added;
    outcome.changed += kept.changed;
    outcome.left += kept.left;
    onBatch?.(outcome);
  };

  for await (const found of readDump(path)) {
    outcome.read += 1;
    if (outcome.read <= resumedAt) continue;
    const read = 'record' in found ? readOffRecord(found.record) : found;
    if ('problem' in read) {
      outcome.bad += 1;
      onBad(found.line, read.problem);
    } else packs.push(read);
    if (packs.length === batchSize) await flush();
  }
  await flush();
  await db.update(imports).set({ finishedAt: clock.now() }).where(eq(imports.dump, dump));
  return outcome;
}
