import type { AuditAction } from '@souk/contract/modules/admin/audit';
import type { Tx } from '../../../platform/db/database.ts';
import { auditLog, type Snapshot } from './audit.tables.ts';

export interface Entry {
  action: AuditAction;
  target?: { kind: string; id: number | string };
  /** Only what the action changes: no secrets and no personal data, because the log is never erased. */
  before?: Snapshot | null;
  after?: Snapshot | null;
  note?: string | undefined;
  actingForId?: number;
}

/** Writes one line of the log in the transaction of the action. */
export async function addEntry(tx: Tx, actorId: number, entry: Entry): Promise<void> {
  await tx.insert(auditLog).values({
    actorId,
    actingForId: entry.actingForId ?? null,
    action: entry.action,
    targetKind: entry.target?.kind ?? null,
    targetId: entry.target ? String(entry.target.id) : null,
    before: entry.before ?? null,
    after: entry.after ?? null,
    note: entry.note ?? null,
  });
}
