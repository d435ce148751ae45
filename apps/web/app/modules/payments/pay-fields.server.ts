import { addCard } from '@souk/contract/modules/payments/methods';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

export interface ChosenPayment {
  payment_method: 'card' | 'paypal';
  card_id?: number;
  stripeToken?: string;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Saves a new card while it is used; one that cannot be saved is charged anyway, and the user is told why. */
async function keepCard(args: PageArgs, stripeToken: string, name: string): Promise<ChosenPayment> {
  try {
    const { id } = await call(args, addCard, { body: { stripeToken, ...(name ? { name } : {}) } });
    return { payment_method: 'card', card_id: id };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { payment_method: 'card', stripeToken };
  }
}

/**
 * The fields that `PaymentChoice` has sent, in the format of the calls that pay; undefined if nothing was chosen.
 */
export async function readPayFields(args: PageArgs, form: FormData): Promise<ChosenPayment | undefined> {
  const chosen = textOf(form, '_pay');
  if (chosen === 'paypal') return { payment_method: 'paypal' };
  const [kind, id] = chosen.split(':');
  if ((kind === 'card' || kind === 'paypal') && /^\d+$/.test(id ?? ''))
    return { payment_method: kind, card_id: Number(id) };
  const stripeToken = textOf(form, 'stripeToken');
  if (chosen !== 'new' || !stripeToken) return undefined;
  return form.get('_save_card') === 'on'
    ? keepCard(args, stripeToken, textOf(form, '_card_name'))
    : { payment_method: 'card', stripeToken };
}
