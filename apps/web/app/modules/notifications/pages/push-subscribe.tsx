import { savePushSubscription } from '@souk/contract/modules/notifications/push-subscriptions';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
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
  return data<SavedPush>({ problem: wordsOf(saved.problems) }, { status: saved.status });
}
