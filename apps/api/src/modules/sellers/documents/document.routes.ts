import * as contract from '@souk/contract/modules/sellers/documents';
import type { Api } from '../../../platform/http/api.ts';
import { readPrivate } from '../../media/index.ts';
import { getBusiness } from '../profiles/profile.queries.ts';
import { deleteDocument } from './delete-document.ts';
import { presentDocument } from './document.present.ts';
import { getDocument, listDocuments } from './document.queries.ts';
import { uploadDocument } from './upload-document.ts';

export function documentRoutes(api: Api) {
  api.answer(contract.listDocuments, async ({ db, user }) => {
    const business = await getBusiness(db, user.id);
    return (await listDocuments(db, business.id)).map(presentDocument);
  });

  api.answer(contract.uploadDocument, async ({ db, user, body, files }) =>
    presentDocument(await uploadDocument(db, user, body.type, files)),
  );

  api.answer(contract.readDocument, async ({ db, user, params, reply }) => {
    const business = await getBusiness(db, user.id);
    const { document } = await getDocument(db, business.id, params.id);
    reply.file(await readPrivate(db, document.fileId));
    return null;
  });

  api.answer(contract.deleteDocument, async ({ db, user, params }) => {
    await deleteDocument(db, user.id, params.id);
    return null;
  });
}
