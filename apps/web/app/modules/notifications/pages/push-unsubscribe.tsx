import { deletePushSubscription } from '@souk/contract/modules/notifications/push-subscriptions';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import type { Route } from './+types/push-unsubscribe.ts';
import type { SavedPush } from './push-subscribe.tsx';

export const handle = { access: 'login' };

export const loader = () => redirect('/notifications/settings');

/** Forgets this browser's push subscription. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await postedForm(args);
  const query = { endpoint: String(form.get('endpoint') ?? '') };
  const deleted = await submit(args, deletePushSubscription, { query, form });
  const problem = deleted.ok ? null : wordsOf(deleted.problems);
  return data<SavedPush>({ problem }, { status: deleted.ok ? 200 : deleted.status });
}
