import * as contract from '@souk/contract/modules/sellers/gallery';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { getBusiness } from '../profiles/profile.queries.ts';
import { createGalleryImage } from './create-gallery-image.ts';
import { deleteGalleryImage } from './delete-gallery-image.ts';
import { presentGalleryImage } from './gallery.present.ts';
import { getGalleryImage, listGalleryImages } from './gallery.queries.ts';
import { updateGalleryImage } from './update-gallery-image.ts';

export function galleryRoutes(api: Api) {
  api.answer(contract.listGallery, async ({ db, user, query }) => {
    const business = await getBusiness(db, user.id);
    const { rows, total } = await listGalleryImages(db, business.id, query);
    return toPage(rows.map(presentGalleryImage), total, query);
  });

  api.answer(contract.getGalleryImage, async ({ db, user, params }) => {
    const business = await getBusiness(db, user.id);
    return presentGalleryImage(await getGalleryImage(db, business.id, params.id));
  });

  api.answer(contract.createGalleryImage, async ({ db, user, body, files }) =>
    (await createGalleryImage(db, user, body, files)).map(presentGalleryImage),
  );

  api.answer(contract.updateGalleryImage, async ({ db, user, params, body, files }) =>
    presentGalleryImage(await updateGalleryImage(db, user, { id: params.id, ...body }, files)),
  );

  api.answer(contract.deleteGalleryImage, async ({ db, user, params }) => {
    await deleteGalleryImage(db, user.id, params.id);
    return null;
  });
}
