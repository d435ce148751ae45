import { uploadAdImages } from '@souk/contract/modules/classifieds/images';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { requireTypes } from '../../../lib/session.server.ts';
import { answerPhoto } from '../../media/index.server.ts';
import type { Route } from './+types/upload-photo.ts';

export const loader = () => redirect('/post-ad?step=photos');

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  return answerPhoto(args, uploadAdImages);
}
