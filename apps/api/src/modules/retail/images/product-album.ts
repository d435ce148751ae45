import { maxProductImages } from '@souk/contract/modules/retail/image-rules';
import { albumOf } from '../../media/index.ts';
import { productImages } from './image.tables.ts';

/** The images of products. */
export const {
  arrangeImages,
  coversOf,
  deleteImage,
  eraseImages,
  findLooseImages,
  listImagesOf,
  pathsOf,
  sweepImages,
  uploadImages,
} = albumOf({
  table: productImages,
  max: maxProductImages,
});
