import { z } from 'zod';
import { digestOf } from '../../../../platform/ids.ts';
import { type PaymentProvider, type ProviderPayout, ProviderRefusal } from '../provider.ts';
import { basic, type Paypal, PaypalRefusal } from './paypal-client.ts';

/** A placeholder for an account whose owner has not logged in yet. */
const pending = 'pending-';

const scope = 'openid https://uri.paypal.com/services/paypalattributes';

const Tokens = z.object({ access_token: z.string() });
const UserInfo = z.object({ payer_id: z.string() });
const Batch = z.object({
  batch_header: z.object({ payout_batch_id: z.string(), batch_status: z.string() }),
  items: z.array(z.object({ transaction_status: z.string().optional() })).optional(),
});

const statuses: Record<string, ProviderPayout['status']> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  BLOCKED: 'failed',
  DENIED: 'failed',
  CANCELED: 'failed',
  RETURNED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
};

function present({ batch_header, items }: z.output<typeof Batch>): ProviderPayout {
  const item = items?.[0]?.transaction_status;
  // A batch succeeds once it was processed; its only item says whether the payment did.
  const isRefused = batch_header.batch_status === 'DENIED' || batch_header.batch_status === 'CANCELED';
  const status = isRefused ? 'failed' : (statuses[item ?? ''] ?? 'processing');
  return { id: batch_header.payout_batch_id, status };
}

type PayoutCalls = Pick<
  PaymentProvider,
  'connectAccount' | 'finishAccount' | 'getAccount' | 'createPayout' | 'getPayout'
>;

/** Payouts to sellers who have proved by logging in which account is theirs. */
export function paypalPayouts({ ask, settings, webUrl }: Paypal): PayoutCalls {
  const readBatch = async (id: string) =>
    present(await ask(Batch, { method: 'GET', path: `/v1/payments/payouts/${encodeURIComponent(id)}` }));

  /** The same batch sent again is refused with a link to the first one. */
  async function firstOf(refusal: PaypalRefusal): Promise<ProviderPayout> {
    const id = refusal.links.map((href) => /\/payouts\/([\w-]+)/.exec(href)?.[1]).find(Boolean);
    if (refusal.issue !== 'DUPLICATE_BATCH_ID' && refusal.issue !== 'USER_BUSINESS_ERROR') throw refusal;
    if (!id) throw refusal;
    return readBatch(id);
  }

  return {
    connectAccount: async ({ key, accountId, returnUrl }) => {
      const id = accountId ?? pending + digestOf(key).slice(0, 32);
      const query = { flowEntry: 'static', client_id: settings.clientId, response_type: 'code', scope };
      const asked = new URLSearchParams({ ...query, redirect_uri: returnUrl, state: id });
      return { accountId: id, url: `${webUrl}/connect?${asked}` };
    },
    finishAccount: async ({ accountId, parameters: { code, state } }) => {
      if (!code || state !== accountId) throw new ProviderRefusal('Nobody has logged in for this account.');
      const { access_token } = await ask(Tokens, {
        method: 'POST',
        path: '/v1/oauth2/token',
        authorization: basic(settings),
        form: { grant_type: 'authorization_code', code },
      });
      const person = await ask(UserInfo, {
        method: 'GET',
        path: '/v1/identity/oauth2/userinfo?schema=paypalv1.1',
        authorization: `Bearer ${access_token}`,
      });
      return person.payer_id;
    },
    getAccount: async (id) => {
      const isReady = !id.startsWith(pending);
      const requirements = isReady ? [] : ['Log in with PayPal'];
      return { id, isReady, mayCharge: isReady, mayBePaidOut: isReady, requirements };
    },
    createPayout: async ({ key, accountId, amount, description }) => {
      if (accountId.startsWith(pending)) throw new ProviderRefusal('The account cannot be paid out to yet.');
      const item = {
        recipient_type: 'PAYPAL_ID',
        receiver: accountId,
        note: description,
        sender_item_id: key,
        amount: { value: (amount.cents / 100).toFixed(2), currency: amount.currency },
      };
      const sender_batch_header = { sender_batch_id: digestOf(key).slice(0, 30), email_subject: description };
      const body = JSON.stringify({ sender_batch_header, items: [item] });
      try {
        return present(await ask(Batch, { method: 'POST', path: '/v1/payments/payouts', body, key }));
      } catch (error) {
        if (error instanceof PaypalRefusal) return firstOf(error);
        throw error;
      }
    },
    getPayout: readBatch,
  };
}
