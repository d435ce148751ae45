import type { GalleryImage } from '@souk/contract/modules/sellers/gallery';

/** What a picture's page posts its new place to. */
export const movePath = (id: number) => `/edit-business-Profile/gallery/${id}/move`;

/** The gallery as the server knows it, in the order in which its owner has put it since. */
export function inOrder(gallery: readonly GalleryImage[], ids: readonly number[]): readonly GalleryImage[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: GalleryImage) => places.get(id) ?? gallery.length;
  return gallery.toSorted((a, b) => placeOf(a) - placeOf(b));
}
