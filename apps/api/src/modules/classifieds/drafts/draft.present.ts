import type { Draft } from '@souk/contract/modules/classifieds/drafts';
import type { Reader } from '../../../platform/db/database.ts';
import { presentImage } from '../../media/index.ts';
import { findLooseImages } from '../images/ad-album.ts';
import type { DraftRow } from './draft.tables.ts';

/** The draft with those of its images that are still there. */
export const presentDraft = async (reader: Reader, draft: DraftRow): Promise<Draft> => ({
  step: draft.step,
  form: draft.form,
  images: (await findLooseImages(reader, draft.userId, draft.imageIds)).map(presentImage),
  updated_at: draft.updatedAt.toISOString(),
});
