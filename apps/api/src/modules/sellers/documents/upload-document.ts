import { uploadDocument as contract, type DocumentType } from '@souk/contract/modules/sellers/documents';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { recordMove } from '../../../platform/states.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { checkRoom, takeFile } from '../take-files.ts';
import { documentLife } from './document.life.ts';
import { type DocumentWithFile, getDocument } from './document.queries.ts';
import { documents } from './document.tables.ts';

const maxDocuments = 20;

/** Adds a private document to the seller's business. */
export function uploadDocument(
  db: Db,
  user: { id: number },
  type: DocumentType,
  files: readonly UploadedFile[],
): Promise<DocumentWithFile> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const held = await tx.$count(documents, eq(documents.businessId, business.id));
    const text = say`You can add maximum ${maxDocuments} documents.`;
    checkRoom('file', { max: maxDocuments, held, added: 1, text });
    const file = await takeFile(tx, user, files, contract.files, 'File is required.');

    const [row] = await tx
      .insert(documents)
      .values({ businessId: business.id, type, fileId: file.id, state: documentLife.first })
      .returning({ id: documents.id });
    if (!row) throw new Error('the document was not written');
    await recordMove(tx, documentLife, {
      subjectId: row.id,
      move: 'add',
      from: null,
      to: documentLife.first,
      by: 'seller',
      byUserId: user.id,
    });
    return getDocument(tx, business.id, row.id);
  });
}
