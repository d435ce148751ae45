import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { EditProfileScreen } from '../components/edit-profile-screen.tsx';
import { loadEditProfile } from '../edit-profile.server.ts';
import type { Route } from './+types/edit-profile.ts';

export const handle = { access: 'login', screen: 'EditProfile' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Edit profile`)];

export const loader = (args: Route.LoaderArgs) => loadEditProfile(args);

export default function EditProfile({ loaderData }: Route.ComponentProps) {
  return <EditProfileScreen found={loaderData} refusal={undefined} />;
}
