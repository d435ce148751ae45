import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { EditBusinessScreen } from '../components/edit-business-screen.tsx';
import { loadEditBusiness } from '../load-business.server.ts';
import { findBusinessSave } from '../save-business.server.ts';
import type { Route } from './+types/edit-business-section.ts';

export const handle = { access: 'business:*', screen: 'EditBusinessProfile' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Edit your business`)];

export async function loader(args: Route.LoaderArgs) {
  if (!findBusinessSave(args.params.section)) throw data(null, { status: 404 });
  return loadEditBusiness(args);
}

/** Saves the one section that was posted. */
export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const { section } = args.params;
  const save = findBusinessSave(section);
  if (!save) throw data(null, { status: 404 });
  const saved = await save(args, await postedForm(args));
  if (!saved.ok) return data({ section, problems: saved.problems }, { status: saved.status });
  return redirectWithToast(args, `/edit-business-Profile#${section}`, saved.message);
}

export default function EditBusinessSection({ loaderData, actionData }: Route.ComponentProps) {
  return <EditBusinessScreen found={loaderData} refusal={actionData} />;
}
