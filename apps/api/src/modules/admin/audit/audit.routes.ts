import * as contract from '@souk/contract/modules/admin/audit';
import { toPage } from '@souk/contract/shared/page';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { findUserCards } from '../../identity/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { type AuditQuery, listActorIds, listEntries } from './audit.queries.ts';
import type { AuditRow } from './audit.tables.ts';

async function answerLog(reader: Reader, query: AuditQuery, timeZone: string) {
  const { rows, total } = await listEntries(reader, query, timeZone);
  const actorIds = await listActorIds(reader);
  const seen = rows.flatMap(({ actorId, actingForId }) => [actorId, actingForId ?? actorId]);
  const cards = await findUserCards(reader, [...actorIds, ...seen]);
  const named = (id: number) => ({ id, name: cards.get(id)?.name ?? 'Deleted user' });

  const presentEntry = (row: AuditRow): contract.AuditEntry => ({
    id: row.id,
    actor: named(row.actorId),
    acting_for: row.actingForId === null ? null : named(row.actingForId),
    action: row.action,
    target: row.targetKind && row.targetId ? { kind: row.targetKind, id: row.targetId } : null,
    before: row.before,
    after: row.after,
    note: row.note,
    at: row.at.toISOString(),
  });
  return { ...toPage(rows.map(presentEntry), total, query), actors: actorIds.map(named) };
}

/** Admins who manage roles see what all admins do. */
export function auditRoutes(api: Api) {
  answerDesk(api, 'roles', contract.listAudit, ({ db, query, timeZone }) => answerLog(db, query, timeZone));
}
