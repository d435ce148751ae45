import { desc } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { ledgerDiffers } from '../events.ts';
import { journals } from './journal.tables.ts';
import { findDifferences } from './proof.queries.ts';
import { type ProofRow, proofs } from './proof.tables.ts';

/**
 * Recalculates all balances from one snapshot of the books, stores the result and tells admins of any difference.
 */
export async function proveLedger(db: Db): Promise<ProofRow> {
  const found = await db.transaction(
    async (tx) => ({ differences: await findDifferences(tx), journals: await tx.$count(journals) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return db.transaction(async (tx) => {
    const isSound = found.differences.length === 0;
    const [proof] = await tx
      .insert(proofs)
      .values({ ...found, isSound })
      .returning();
    if (!proof) throw new Error('the proof was not written');
    if (!isSound) await publish(tx, ledgerDiffers, { proofId: proof.id });
    return proof;
  });
}

/** The latest proof. */
export async function findLastProof(reader: Db): Promise<ProofRow | undefined> {
  const [proof] = await reader.select().from(proofs).orderBy(desc(proofs.id)).limit(1);
  return proof;
}
