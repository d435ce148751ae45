import { msg } from '@lingui/core/macro';
import { redirect } from 'react-router';
import { pageHead } from '../../lib/page-head.ts';
import { requireUser } from '../../lib/session.server.ts';
import type { Route } from './+types/page.ts';
import { loadDashboard } from './dashboard.server.ts';
import { DashboardBody } from './dashboard-body.tsx';

export const handle = {
  access: 'login',
  screen: 'CustomerDashboard',
  screens: [
    'CustomerDashboard',
    'DefaultVendorDashboard',
    'EventsDashboard',
    'HandymanProfessionalDashboard',
    'RetailDashboard',
  ],
};

/** Private users and sellers have one desk each; a seller sets the profile up first. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireUser(args);
  const isNew = viewer.seller_type !== 'private' && viewer.profile_completed === 0;
  if (isNew) throw redirect('/profile-setup');
  return loadDashboard(args, viewer);
}

export const meta: Route.MetaFunction = (args) => pageHead(args, { title: msg`Dashboard`, isHidden: true });

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return <DashboardBody dashboard={loaderData} />;
}
