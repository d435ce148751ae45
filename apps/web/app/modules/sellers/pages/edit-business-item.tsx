import { msg } from '@lingui/core/macro';
import { safePath } from '@souk/contract/shared/safe-path';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { EditBusinessScreen } from '../components/edit-business-screen.tsx';
import { loadEditBusiness } from '../load-business.server.ts';
import { findBusinessUpdate } from '../save-business.server.ts';
import type { Route } from './+types/edit-business-item.ts';

export const handle = { access: 'business:*', screen: 'EditBusinessProfile' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Edit your business`)];

export async function loader(args: Route.LoaderArgs) {
  if (!findBusinessUpdate(args.params.section)) throw data(null, { status: 404 });
  return loadEditBusiness(args);
}

/** Changes one row of a section: a picture, a folder, a brochure, a certificate. */
export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const { section, id } = args.params;
  const endpoint = findBusinessUpdate(section);
  if (!endpoint) throw data(null, { status: 404 });
  const form = await postedForm(args);
  const saved = await submit(args, endpoint, { form, params: { id } });
  if (!saved.ok)
    return data({ section: `${section}/${id}`, problems: saved.problems }, { status: saved.status });
  const back = form.get('_back');
  return redirectWithToast(args, back ? safePath(back) : `/edit-business-Profile#${section}`, saved.message);
}

export default function EditBusinessItem({ loaderData, actionData }: Route.ComponentProps) {
  return <EditBusinessScreen found={loaderData} refusal={actionData} />;
}
