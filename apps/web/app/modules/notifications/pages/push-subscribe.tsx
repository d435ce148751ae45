import { savePushSubscription } from '@souk/contract/modules/notifications/push-subscriptions';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import type { Route } from './+types/push-subscribe.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/notifications/settings');

/** The result of a change of push; without a problem it is saved. */
export interface SavedPush {
  problem: string | null;
}

/** Keeps this browser's push subscription. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const saved = await submit(args, savePushSubscription);
  if (saved.ok) return data<SavedPush>({ problem: null });
  const { form, fields } = saved.problems;
  const problem = form ?? Object.values(fields)[0]?.[0] ?? 'Something went wrong';
  return data<SavedPush>({ problem }, { status: saved.status });
}
