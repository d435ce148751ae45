import { listCards } from '@souk/contract/modules/payments/methods';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { loadCardDesk } from './card-desk.server.ts';
import { type ChosenPayment, readPayFields } from './pay-fields.server.ts';

/** The payment methods, and an idempotency key for the form. */
export async function loadPayDesk(args: PageArgs) {
  const [cards, desk] = await Promise.all([call(args, listCards), loadCardDesk(args)]);
  return { cards, desk, payKey: crypto.randomUUID() };
}

export type PayDesk = Awaited<ReturnType<typeof loadPayDesk>>;

/** The chosen payment method; without one the API refuses at the field. */
export const payFieldsOf = async (args: PageArgs, form: FormData): Promise<Partial<ChosenPayment>> =>
  (await readPayFields(args, form)) ?? {};
