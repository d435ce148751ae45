import { redirect } from 'react-router';
import { requireUser } from '../../../lib/session.server.ts';
import type { Route } from './+types/refunds.ts';

export const handle = { access: 'login' };

/** Refunds are shown with their payments; notifications link here. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  throw redirect('/billing-history?show=refunds');
}
