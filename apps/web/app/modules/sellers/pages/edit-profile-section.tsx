import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { EditProfileScreen } from '../components/edit-profile-screen.tsx';
import { findProfileSave, loadEditProfile } from '../edit-profile.server.ts';
import type { Route } from './+types/edit-profile-section.ts';

export const handle = { access: 'login', screen: 'EditProfile' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Edit profile`)];

export async function loader(args: Route.LoaderArgs) {
  if (!findProfileSave(args.params.section)) throw data(null, { status: 404 });
  return loadEditProfile(args);
}

/** Saves the one section that was posted. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const { section } = args.params;
  const save = findProfileSave(section);
  if (!save) throw data(null, { status: 404 });
  const saved = await save(args, await postedForm(args));
  if (!saved.ok) return data({ section, problems: saved.problems }, { status: saved.status });
  const answer = redirectWithToast(args, `/editProfile#${section}`, saved.message);
  // Another language needs another catalogue, so the page is reloaded.
  if (saved.isOtherLanguage) answer.headers.set('x-remix-reload-document', 'true');
  return answer;
}

export default function EditProfileSection({ loaderData, actionData }: Route.ComponentProps) {
  return <EditProfileScreen found={loaderData} refusal={actionData} />;
}
