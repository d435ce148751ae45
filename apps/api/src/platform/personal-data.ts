import { eq } from 'drizzle-orm';
import type { Reader, Tx } from './db/database.ts';
import { idempotencyKeys, streamMessages } from './platform.tables.ts';

/** A module's part in exporting and erasing a user. */
export interface PersonalData {
  /** What the module keeps about the user, as plain JSON for their export. */
  export: (reader: Reader, userId: number) => Promise<unknown>;
  /** Deletes or anonymises it, keeping only what the law requires. */
  erase: (tx: Tx, userId: number) => Promise<void>;
}

const contributions = new Map<string, PersonalData>();

export function registerPersonalData(module: string, data: PersonalData): void {
  contributions.set(module, data);
}

/** Everything that is stored about a user, by module. */
export async function exportPersonalData(reader: Reader, userId: number): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [module, data] of contributions) parts[module] = await data.export(reader, userId);
  return parts;
}

/** Erases a user everywhere in one transaction, higher modules first, since they refer to lower ones. */
export async function erasePersonalData(tx: Tx, userId: number): Promise<void> {
  for (const data of [...contributions.values()].reverse()) await data.erase(tx, userId);
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
  await tx.delete(streamMessages).where(eq(streamMessages.userId, userId));
}
