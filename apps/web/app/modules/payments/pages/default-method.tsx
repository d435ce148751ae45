import { updateDefaultCard } from '@souk/contract/modules/payments/methods';
import { submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/default-method.ts';

export const handle = { access: 'login' };

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const saved = await submit(args, updateDefaultCard, { also: { card_id: args.params.cardId } });
  return saved.ok
    ? redirectWithToast(args, '/payment-methods', saved.message)
    : redirectWithToast(args, '/payment-methods', { tone: 'bad', title: wordsOf(saved.problems) });
}
