import { addCard } from '@souk/contract/modules/payments/methods';
import { data } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { loadCardDesk } from './card-desk.server.ts';

/** The data for the page of a new card. */
export async function loadAddCard(args: PageArgs) {
  await requireUser(args);
  return { desk: await loadCardDesk(args) };
}

/** Saves a card by its token and returns to the list. */
export async function saveNewCard(args: PageArgs) {
  await requireUser(args);
  const saved = await submit(args, addCard);
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, '/payment-methods', saved.message);
}
