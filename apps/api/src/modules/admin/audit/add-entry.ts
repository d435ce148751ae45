import type { AuditAction } from '@souk/contract/modules/admin/audit';
import type { Tx } from '../../../platform/db/database.ts';
import { auditLog, type Snapshot } from './audit.tables.ts';

export interface Deed {
  action: AuditAction;
  target?: { kind: string; id: number | string };
  /** Only what the deed touches: no secrets, and no personal data, because the log is never erased. */
  before?: Snapshot | null;
  after?: Snapshot | null;
  note?: string | undefined;
  actingForId?: number;
}

/** Writes one line of the log in the transaction of the deed. */
export async function addEntry(tx: Tx, actorId: number, deed: Deed): Promise<void> {
  await tx.insert(auditLog).values({
    actorId,
    actingForId: deed.actingForId ?? null,
    action: deed.action,
    targetKind: deed.target?.kind ?? null,
    targetId: deed.target ? String(deed.target.id) : null,
    before: deed.before ?? null,
    after: deed.after ?? null,
    note: deed.note ?? null,
  });
}
