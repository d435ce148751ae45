import { resumeSubscription } from '@souk/contract/modules/promotions/subscriptions';
import { submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/resume-subscription.ts';

export const handle = { access: 'business:retail,job,real_estate,car_dealer' };

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const done = await submit(args, resumeSubscription);
  return done.ok
    ? redirectWithToast(args, '/subscription', done.message)
    : redirectWithToast(args, '/subscription', { tone: 'bad', title: wordsOf(done.problems) });
}
