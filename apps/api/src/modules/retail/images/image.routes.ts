import * as contract from '@souk/contract/modules/retail/product-images';
import { fieldProblem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { presentImage } from '../../media/index.ts';
import { deleteImage, findLooseImages, uploadImages } from './product-album.ts';

export function imageRoutes(api: Api) {
  api.answer(contract.uploadProductImages, async ({ db, user, files }) => {
    if (files.length === 0) throw fieldProblem('images', 'This field is required.');
    return (await uploadImages(db, user, files)).map(presentImage);
  });

  api.answer(contract.findProductImages, async ({ db, user, query }) =>
    (await findLooseImages(db, user.id, query.ids)).map(presentImage),
  );

  api.answer(contract.deleteProductImage, async ({ db, user, params }) => {
    await deleteImage(db, user, params.id);
    return null;
  });
}
