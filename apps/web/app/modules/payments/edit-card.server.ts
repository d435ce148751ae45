import { getCard, updateCard } from '@souk/contract/modules/payments/methods';
import { data } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';

/** The saved card to edit. */
export async function loadCard(args: PageArgs, cardId: string) {
  await requireUser(args);
  return { card: await call(args, getCard, { params: { card_id: cardId } }) };
}

/** Saves the name, the expiry and whether it is the default. */
export async function saveCardChanges(args: PageArgs, cardId: string) {
  await requireUser(args);
  const saved = await submit(args, updateCard, { params: { card_id: cardId } });
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, '/payment-methods', saved.message);
}
