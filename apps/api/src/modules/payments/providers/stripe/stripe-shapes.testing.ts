/** Objects as Stripe documents them, with the fields that we read and a few more. */
export const intentShape = (changes: object = {}) => ({
  id: 'pi_3Souk',
  object: 'payment_intent',
  amount: 11_000,
  amount_received: 11_000,
  currency: 'aud',
  capture_method: 'automatic',
  client_secret: 'pi_3Souk_secret_x',
  livemode: false,
  metadata: {},
  last_payment_error: null,
  next_action: null,
  status: 'succeeded',
  ...changes,
});

export const cardError = (decline_code: string, changes: object = {}) => ({
  error: {
    type: 'card_error',
    code: 'card_declined',
    decline_code,
    message: 'Your card was declined.',
    payment_intent: intentShape({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code },
    }),
    ...changes,
  },
});

export const requestError = (code: string, changes: object = {}) => ({
  error: { type: 'invalid_request_error', code, message: `Refused because of 4242 (${code}).`, ...changes },
});

export const methodShape = (changes: object = {}) => ({
  id: 'pm_1Souk',
  object: 'payment_method',
  type: 'card',
  customer: 'cus_1',
  card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030, fingerprint: 'f' },
  billing_details: { name: 'Ann Lee', email: null, phone: null, address: null },
  ...changes,
});

export const accountShape = (changes: object = {}) => ({
  id: 'acct_1',
  object: 'account',
  type: 'express',
  charges_enabled: false,
  payouts_enabled: false,
  details_submitted: false,
  capabilities: { transfers: 'inactive', card_payments: 'inactive' },
  requirements: {
    currently_due: ['external_account'],
    past_due: ['individual.id_number'],
    disabled_reason: null,
  },
  ...changes,
});

export const payoutShape = (changes: object = {}) => ({
  id: 'po_1',
  object: 'payout',
  amount: 5_000,
  currency: 'aud',
  arrival_date: 1_800_000_000,
  status: 'pending',
  metadata: { transfer: 'tr_1' },
  ...changes,
});

export const disputeShape = (changes: object = {}) => ({
  id: 'dp_1',
  object: 'dispute',
  amount: 11_000,
  currency: 'aud',
  charge: 'ch_1',
  payment_intent: 'pi_3Souk',
  reason: 'fraudulent',
  status: 'needs_response',
  ...changes,
});
