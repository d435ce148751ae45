import type { GalleryImage } from '@souk/contract/modules/sellers/gallery';

/** Where the new position of a picture is posted. */
export const movePath = (id: number) => `/edit-business-Profile/gallery/${id}/move`;

/** The server's gallery in the order that its owner has given it since. */
export function inOrder(gallery: readonly GalleryImage[], ids: readonly number[]): readonly GalleryImage[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: GalleryImage) => places.get(id) ?? gallery.length;
  return gallery.toSorted((a, b) => placeOf(a) - placeOf(b));
}
