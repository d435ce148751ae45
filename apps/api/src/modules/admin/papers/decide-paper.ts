import type { PaperKind } from '@souk/contract/modules/admin/papers';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { decideCertificate, decideDocument } from '../../sellers/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { getPaper, type PaperRow } from './paper.queries.ts';

interface Decision {
  decision: 'verify' | 'reject';
  reason?: string | undefined;
}

/** An admin's decision on a document or a certificate. */
export const decidePaper = (
  db: Db,
  admin: User,
  { kind, id }: { kind: PaperKind; id: number },
  { decision, reason }: Decision,
): Promise<PaperRow> =>
  onRecord(db, admin, async (tx, record) => {
    const former = await getPaper(tx, kind, id);
    const decide = kind === 'document' ? decideDocument : decideCertificate;
    await decide(tx, admin.id, { id, move: decision, reason });
    const paper = await getPaper(tx, kind, id);
    await record({
      action: decision === 'verify' ? 'papers.verified' : 'papers.rejected',
      target: { kind: `sellers.${kind}`, id },
      before: { status: former.state },
      after: { status: paper.state },
      note: reason,
    });
    return paper;
  });
