import { redirect } from 'react-router';
import { requireUser } from '../../../lib/session.server.ts';
import type { Route } from './+types/refunds.ts';

export const handle = { access: 'login' };

/** Refunds stand beside the payments they belong to; notices lead here. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  throw redirect('/billing-history?show=refunds');
}
