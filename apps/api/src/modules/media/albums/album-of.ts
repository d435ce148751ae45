import type { Job } from '../../../platform/jobs/jobs.ts';
import {
  type Album,
  arrangeImages,
  coversIn,
  findLooseImages,
  listImagesOf,
  pathsOf,
  placeImages,
  releaseImages,
} from './album.queries.ts';
import { deleteImage } from './delete-image.ts';
import { eraseImages } from './erase-images.ts';
import { sweepImages } from './sweep-images.ts';
import { uploadImages } from './upload-images.ts';

/** Everything that a vertical does with its subjects' images. */
export function albumOf(album: Album) {
  const sweep: Job = (db) => sweepImages(album, db);
  return {
    uploadImages: uploadImages.bind(null, album),
    findLooseImages: findLooseImages.bind(null, album),
    listImagesOf: listImagesOf.bind(null, album),
    coversOf: coversIn(album),
    pathsOf: pathsOf.bind(null, album),
    placeImages: placeImages.bind(null, album),
    arrangeImages: arrangeImages.bind(null, album),
    releaseImages: releaseImages.bind(null, album),
    deleteImage: deleteImage.bind(null, album),
    eraseImages: eraseImages.bind(null, album),
    sweepImages: sweep,
  };
}
