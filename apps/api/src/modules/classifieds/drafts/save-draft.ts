import type { saveDraft as contract } from '@souk/contract/modules/classifieds/drafts';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type DraftRow, drafts } from './draft.tables.ts';

/** Saves the wizard's unfinished ad over the previous draft. */
export function saveDraft(db: Db, user: { id: number }, body: BodyOf<typeof contract>): Promise<DraftRow> {
  return db.transaction(async (tx) => {
    const { step, form, image_ids: imageIds } = body;
    const kept = { step, form: form as DraftRow['form'], imageIds, updatedAt: clock.now() };
    const [draft] = await tx
      .insert(drafts)
      .values({ userId: user.id, ...kept })
      .onConflictDoUpdate({ target: drafts.userId, set: kept })
      .returning();
    if (!draft) throw new Error('the draft was not written');
    return draft;
  });
}
