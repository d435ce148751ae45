import Stripe from 'stripe';
import { digestOf } from '../../../../platform/ids.ts';
import {
  type ConnectedAccount,
  type PaymentProvider,
  type ProviderPayout,
  ProviderRefusal,
} from '../provider.ts';
import { asking } from './stripe-client.ts';

const statuses: Record<string, ProviderPayout['status']> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

/** A payout is made from the seller's own Stripe account, so its id here names both. */
export const payoutId = (account: string, payout: string): string => `${account}/${payout}`;

function partsOf(id: string): { stripeAccount: string; payout: string } {
  const [stripeAccount, payout] = id.split('/');
  if (!stripeAccount || !payout) throw new ProviderRefusal('This is no payout of Stripe’s.');
  return { stripeAccount, payout };
}

const presentAccount = (account: Stripe.Account): ConnectedAccount => {
  const mayBePaidOut = account.payouts_enabled && account.capabilities?.transfers === 'active';
  return {
    id: account.id,
    isReady: account.details_submitted && mayBePaidOut,
    mayCharge: account.charges_enabled,
    mayBePaidOut,
    requirements: [
      ...new Set([...(account.requirements?.past_due ?? []), ...(account.requirements?.currently_due ?? [])]),
    ],
  };
};

type PayoutCalls = Pick<
  PaymentProvider,
  'connectAccount' | 'finishAccount' | 'getAccount' | 'createPayout' | 'getPayout'
>;

/**
 * Reverses the transfer of a payout that did not reach the seller's bank; if it was reversed already, Stripe refuses
 * and nothing is lost.
 */
async function takeBack(stripe: Stripe, transfer: string, key: string): Promise<void> {
  await asking(() =>
    stripe.transfers
      .createReversal(transfer, {}, { idempotencyKey: key })
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }),
  );
}

type Bank = NonNullable<Parameters<PaymentProvider['connectAccount']>[0]['bank']>;

const bankOf = ({ holder, bsb, accountNumber }: Bank) => ({
  object: 'bank_account' as const,
  country: 'AU',
  currency: 'aud',
  account_holder_name: holder,
  routing_number: bsb.replace(/\D/g, ''),
  account_number: accountNumber.replace(/\D/g, ''),
});

/** Where Stripe collects the details itself, it may refuse this; the seller then does it on Stripe's page. */
async function changeBank(
  stripe: Stripe,
  accountId: string,
  { key, bank }: { key: string; bank: Bank },
): Promise<void> {
  const wanted: Stripe.AccountCreateExternalAccountParams = {
    external_account: bankOf(bank),
    default_for_currency: true,
  };
  const idempotencyKey = `${key}:bank:${digestOf(JSON.stringify(bank)).slice(0, 32)}`;
  await asking(() =>
    stripe.accounts.createExternalAccount(accountId, wanted, { idempotencyKey }).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
      throw new ProviderRefusal('Stripe lets the bank be changed on its own page only.');
    }),
  );
}

/** Sellers' accounts (Connect) and payouts: a transfer to the seller's account, then a payout to their bank. */
export const stripePayouts = (stripe: Stripe): PayoutCalls => ({
  connectAccount: async ({ key, accountId, seller, bank, returnUrl, refreshUrl }) => {
    const wanted: Stripe.AccountCreateParams = {
      type: 'express',
      country: 'AU',
      email: seller.email,
      business_profile: { name: seller.name },
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      // We trigger payouts ourselves; none follow Stripe's own schedule.
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { user_id: seller.userId, ...(seller.abn ? { abn: seller.abn } : {}) },
      ...(bank ? { external_account: bankOf(bank) } : {}),
    };
    if (accountId && bank) await changeBank(stripe, accountId, { key, bank });
    const account =
      accountId ?? (await asking(() => stripe.accounts.create(wanted, { idempotencyKey: key }))).id;
    // A link works for one visit, so it is made anew each time.
    const link = await asking(() =>
      stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
      }),
    );
    return { accountId: account, url: link.url };
  },
  finishAccount: async ({ accountId }) => accountId,
  getAccount: async (id) => presentAccount(await asking(() => stripe.accounts.retrieve(id))),
  createPayout: async ({ key, accountId, amount, description }) => {
    const money = { amount: amount.cents, currency: amount.currency.toLowerCase(), description };
    const transfer = await asking(() =>
      stripe.transfers.create({ ...money, destination: accountId }, { idempotencyKey: `${key}:transfer` }),
    );
    const options = { stripeAccount: accountId, idempotencyKey: `${key}:payout` };
    try {
      const payout = await asking(() =>
        stripe.payouts.create({ ...money, metadata: { transfer: transfer.id } }, options),
      );
      return { id: payoutId(accountId, payout.id), status: statuses[payout.status] ?? 'processing' };
    } catch (error) {
      if (error instanceof ProviderRefusal) await takeBack(stripe, transfer.id, `${key}:reversal`);
      throw error;
    }
  },
  getPayout: async (id) => {
    const { stripeAccount, payout } = partsOf(id);
    const found = await asking(() => stripe.payouts.retrieve(payout, {}, { stripeAccount }));
    const status = statuses[found.status] ?? 'processing';
    const transfer = found.metadata?.transfer;
    // The money is then on the seller's account, while our books have it back.
    if (status === 'failed' && transfer) await takeBack(stripe, transfer, `${id}:reversal`);
    return { id, status };
  },
});
