import type { GalleryImage } from '@souk/contract/modules/sellers/gallery';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { moveItem } from '../../../ui/upload-order.ts';
import { inOrder, movePath } from '../gallery-order.ts';

/** Shows the gallery in its new order immediately; each picture submits its own move. */
export function useGalleryOrder(gallery: readonly GalleryImage[], back: string) {
  const submit = useSubmit();
  const [moved, setMoved] = useState<{ of: readonly GalleryImage[]; ids: readonly number[] }>();
  // The server's order applies again as soon as it has answered.
  const shown = moved?.of === gallery ? inOrder(gallery, moved.ids) : gallery;

  const move = (from: number, to: number) => {
    const ids = shown.map((image) => image.id);
    const next = moveItem(ids, from, to);
    const id = ids[from];
    if (id === undefined || next === ids) return;
    setMoved({ of: gallery, ids: next });
    void submit(
      { position: next.indexOf(id) + 1, _back: back },
      { method: 'post', action: movePath(id), navigate: false, fetcherKey: `gallery ${id}` },
    );
  };
  return { shown, move };
}
