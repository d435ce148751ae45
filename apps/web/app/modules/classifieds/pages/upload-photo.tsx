import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { requireTypes } from '../../../lib/session.server.ts';
import { uploadPhoto } from '../wizard/photos.server.ts';
import type { Route } from './+types/upload-photo.ts';

export const loader = () => redirect('/post-ad?step=photos');

/** Takes one picture while its page goes on; the answer is for the page's script. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  const file = (await args.request.formData()).get('images');
  if (!(file instanceof File)) return Response.json({ text: 'This field is required.' }, { status: 423 });
  const uploaded = await uploadPhoto(args, file);
  return 'image' in uploaded
    ? Response.json({ id: uploaded.image.id, path: uploaded.image.path })
    : Response.json({ text: uploaded.refused.text }, { status: uploaded.status });
}
