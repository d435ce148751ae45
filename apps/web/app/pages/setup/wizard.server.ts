import { listPayoutAccounts, savePayoutAccount } from '@souk/contract/modules/payments/accounts';
import { call, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { loadSetup, type SaveStep } from '../../modules/sellers/index.server.ts';

/** The wizard at the step that the address names, with payout accounts if the step is about them. */
export async function loadWizard(args: PageArgs, cidOrStep: string | undefined) {
  const found = await loadSetup(args, cidOrStep);
  const accounts = found.step === 'payment-information' ? await call(args, listPayoutAccounts) : [];
  return { ...found, accounts };
}

export type WizardData = Awaited<ReturnType<typeof loadWizard>>;

const isBlank = (form: FormData, name: string) => String(form.get(name) ?? '').trim() === '';

const numbers = ['bsb', 'account_number', 'paypal_email'];

/** Saves the payout account; without new numbers an existing one stays. */
export const saveAccount: SaveStep = async (args, form) => {
  if (numbers.every((name) => isBlank(form, name))) {
    const accounts = await call(args, listPayoutAccounts);
    if (accounts.length > 0) return { ok: true, message: savePayoutAccount.message };
  }
  return submit(args, savePayoutAccount, { form });
};
