import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { EditBusinessScreen } from '../components/edit-business-screen.tsx';
import { loadEditBusiness } from '../load-business.server.ts';
import type { Route } from './+types/edit-business.ts';

export const handle = { access: 'business:*', screen: 'EditBusinessProfile' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Edit your business`)];

export const loader = (args: Route.LoaderArgs) => loadEditBusiness(args);

export default function EditBusiness({ loaderData }: Route.ComponentProps) {
  return <EditBusinessScreen found={loaderData} refusal={undefined} />;
}
