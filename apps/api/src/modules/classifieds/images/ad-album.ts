import { maxAdImages } from '@souk/contract/modules/classifieds/image-rules';
import { sql } from 'drizzle-orm';
import { albumOf } from '../../media/index.ts';
import { drafts } from '../drafts/draft.tables.ts';
import { adImages } from './image.tables.ts';

/** The images of ads. */
export const {
  arrangeImages,
  coversOf,
  deleteImage,
  eraseImages,
  findLooseImages,
  listImagesOf,
  placeImages,
  releaseImages,
  sweepImages,
  uploadImages,
} = albumOf({
  table: adImages,
  max: maxAdImages,
  isNamed: sql`exists (
    select 1 from ${drafts}
    where ${drafts.userId} = ${adImages.ownerId} and ${adImages.id} = any (${drafts.imageIds}))`,
});
