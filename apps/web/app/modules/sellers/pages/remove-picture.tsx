import { removeProfilePic } from '@souk/contract/modules/identity/profiles';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/remove-picture.ts';

const home = '/editProfile#picture';

export const loader = () => redirect(home);

/** Removes the user's picture; initials are shown instead. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const removed = await submit(args, removeProfilePic, { form: new FormData() });
  return redirectWithToast(
    args,
    home,
    removed.ok ? removed.message : { tone: 'bad', title: removed.problems.form ?? '' },
  );
}
