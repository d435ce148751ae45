import * as contract from '@souk/contract/modules/classifieds/drafts';
import type { Api } from '../../../platform/http/api.ts';
import { deleteDraft } from './delete-draft.ts';
import { presentDraft } from './draft.present.ts';
import { findDraft } from './draft.queries.ts';
import { saveDraft } from './save-draft.ts';

export function draftRoutes(api: Api) {
  api.answer(contract.getDraft, async ({ db, user }) => {
    const draft = await findDraft(db, user.id);
    return draft ? presentDraft(db, draft) : null;
  });

  api.answer(contract.saveDraft, async ({ db, user, body }) =>
    presentDraft(db, await saveDraft(db, user, body)),
  );

  api.answer(contract.deleteDraft, async ({ db, user }) => {
    await deleteDraft(db, user.id);
    return null;
  });
}
