import { uploadProductImages } from '@souk/contract/modules/retail/product-images';
import { redirect } from 'react-router';
import { requireTypes } from '../../../lib/session.server.ts';
import { answerPhoto } from '../../media/index.server.ts';
import type { Route } from './+types/upload-product-photo.ts';

export const loader = () => redirect('/post-ad');

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['retail']);
  return answerPhoto(args, uploadProductImages);
}
