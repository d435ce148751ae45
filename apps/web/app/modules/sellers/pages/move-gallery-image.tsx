import { updateGalleryImage } from '@souk/contract/modules/sellers/gallery';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { flashToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/move-gallery-image.ts';

const home = '/edit-business-Profile#gallery';

export const loader = () => redirect(home);

const isByScript = (request: Request) => request.headers.get('sec-fetch-dest') === 'empty';

/** Gives a gallery picture another place. */
export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const form = await postedForm(args);
  const moved = await submit(args, updateGalleryImage, { params: { id: args.params.id }, form });
  if (!moved.ok) {
    const title = moved.problems.form ?? Object.values(moved.problems.fields)[0]?.[0] ?? '';
    flashToast(args, { tone: 'bad', title });
  }
  // A script stays on its page: the loaders run again and bring the toast.
  if (isByScript(args.request)) return data({ ok: moved.ok });
  const back = form.get('_back');
  return redirect(back ? safePath(back) : home);
}
