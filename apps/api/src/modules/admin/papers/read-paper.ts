import type { PaperKind } from '@souk/contract/modules/admin/papers';
import type { Db } from '../../../platform/db/database.ts';
import type { AnsweredFile } from '../../../platform/http/exchange.ts';
import type { User } from '../../../platform/http/user.ts';
import { readPrivate } from '../../media/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { getPaper } from './paper.queries.ts';

/** Opens a document or certificate; documents are private, so every reading is logged. */
export const readPaper = (
  db: Db,
  admin: User,
  { kind, id }: { kind: PaperKind; id: number },
): Promise<AnsweredFile> =>
  onRecord(db, admin, async (tx, record) => {
    const paper = await getPaper(tx, kind, id);
    await record({ action: 'papers.read', target: { kind: `sellers.${kind}`, id } });
    return readPrivate(tx, paper.fileId);
  });
