import { getDashboard } from '@souk/contract/modules/admin/dashboard';
import { getAdmin } from '@souk/contract/modules/admin/sessions';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { ErrorTitle } from '../../../ui/error-title.tsx';
import { DeskFrame } from '../components/desk-frame.tsx';
import { DeskProblem } from '../components/desk-problem.tsx';
import type { Route } from './+types/desk.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const [admin, counts] = await Promise.all([call(args, getAdmin), call(args, getDashboard)]);
  return { admin, counts };
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame {...loaderData}>
      <Outlet />
    </DeskFrame>
  );
}

/** If a page fails, the navigation stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const desk = useRouteLoaderData<typeof loader>('admin-desk');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const problem = (
    <>
      <ErrorTitle error={error} />
      <DeskProblem status={status} />
    </>
  );
  return desk ? <DeskFrame {...desk}>{problem}</DeskFrame> : problem;
}
