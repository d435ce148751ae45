import type { GalleryImage } from '@souk/contract/modules/sellers/gallery';
import type { GalleryImageWithFile } from './gallery.queries.ts';

export const presentGalleryImage = ({ image, path }: GalleryImageWithFile): GalleryImage => ({
  id: image.id,
  image: path,
  caption: image.caption,
  position: image.position,
});
