import { listCards } from '@souk/contract/modules/payments/methods';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { loadCardDesk } from './card-desk.server.ts';
import { type ChosenPayment, readPayFields } from './pay-fields.server.ts';

/** What one can pay with, and a key under which the form acts once. */
export async function loadPayDesk(args: PageArgs) {
  const [cards, desk] = await Promise.all([call(args, listCards), loadCardDesk(args)]);
  return { cards, desk, payKey: crypto.randomUUID() };
}

export type PayDesk = Awaited<ReturnType<typeof loadPayDesk>>;

/** How it is paid; the API refuses at the field where nothing was chosen. */
export const payFieldsOf = async (args: PageArgs, form: FormData): Promise<Partial<ChosenPayment>> =>
  (await readPayFields(args, form)) ?? {};
