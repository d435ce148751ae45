import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, email } from '../../shared/fields.ts';
import { text } from '../../shared/texts.ts';
import { Flag, Moment } from '../../shared/values.ts';
import { confirmationFields, confirmationLimit } from '../identity/confirmations.ts';
import { paymentMethodKinds, returnPath } from './methods.ts';

const connecting = {
  method: 'POST',
  access: 'business',
  reply: z.object({ url: z.string() }),
  errors: ['provider-failed', 'authentication-too-old', 'payout-under-way'],
  limit: confirmationLimit,
} as const;

export const connectCardAccount = endpoint({
  ...connecting,
  path: '/stripe-connect-account',
  spec: ['payments/card-connect-account'],
  summary: 'Opens the seller’s account with the card provider, or continues with it: the page they fill in.',
  body: z.object({ ...confirmationFields, return_url: returnPath(), refresh_url: returnPath() }),
});

export const getCardAccount = endpoint({
  method: 'GET',
  path: '/stripe-connect-status',
  spec: ['payments/card-connect-status'],
  access: 'business',
  acting: 'refused',
  summary: 'How the account stands, asked of the provider anew.',
  reply: z.object({
    connected: z.boolean(),
    charges_enabled: z.boolean(),
    payouts_enabled: z.boolean(),
    /** What the provider still wants, in its words. */
    requirements: z.array(z.string()),
  }),
  errors: ['provider-failed'],
});

export const connectPaypalAccount = endpoint({
  ...connecting,
  path: '/paypal-connect-account',
  spec: ['payments/paypal-connect-account'],
  summary: 'The same with the PayPal-type provider.',
  body: z.object({ ...confirmationFields, return_url: returnPath() }),
});

export const getPaypalAccount = endpoint({
  method: 'GET',
  path: '/paypal-connect-status',
  spec: ['payments/paypal-connect-status'],
  access: 'business',
  acting: 'refused',
  summary: 'How the PayPal-type account stands, asked of the provider anew.',
  reply: z.object({
    connected: z.boolean(),
    /** The account as the seller knows it, masked. */
    account: z.string().optional(),
  }),
  errors: ['provider-failed'],
});

/** An account that the caller can be paid out to; numbers stay with the provider. */
export const PayoutAccount = z
  .object({
    method: z.enum(paymentMethodKinds),
    account_holder: z.string().nullable(),
    /** Last digits behind dots. */
    bsb: z.string().nullable(),
    account_number: z.string().nullable(),
    paypal_email: z.string().nullable(),
    /** The provider lets it be paid out to. */
    is_ready: Flag,
    /** Payouts go here. */
    is_chosen: Flag,
    requirements: z.array(z.string()),
    /** After a change nothing is paid out before then. */
    payouts_held_until: Moment.nullable(),
  })
  .meta({ id: 'PayoutAccount' });
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const listPayoutAccounts = endpoint({
  method: 'GET',
  path: '/payout-accounts',
  access: 'signed-in',
  acting: 'refused',
  summary: 'The caller’s accounts with the providers, as last heard of.',
  reply: z.array(PayoutAccount),
});

const digits = (value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value);

export const savePayoutAccount = endpoint({
  method: 'POST',
  path: '/payout-account',
  spec: ['vendor/payout-account'],
  access: 'signed-in',
  summary: 'Says where the caller’s money goes; the provider keeps the numbers, we their last digits.',
  body: z.object({
    ...confirmationFields,
    account_holder: text('Account holder', { max: 100 }),
    bsb: z.preprocess(
      digits,
      z
        .string({ error: 'BSB is required.' })
        .min(1, { error: 'BSB is required.', abort: true })
        .regex(/^\d{6}$/, 'BSB must have 6 digits.'),
    ),
    account_number: z.preprocess(
      digits,
      z
        .string({ error: 'Account number is required.' })
        .min(1, { error: 'Account number is required.', abort: true })
        .regex(/^\d{5,9}$/, 'Account number must have 5 to 9 digits.'),
    ),
    paypal_email: blankAsMissing(email('PayPal email').optional()),
    return_url: returnPath(),
  }),
  reply: PayoutAccount.extend({
    /** Page where the provider asks for what it still wants; null where it wants nothing. */
    url: z.string().nullable(),
  }),
  message: 'Profile updated successfully.',
  errors: ['provider-failed', 'authentication-too-old', 'payout-under-way'],
  limit: confirmationLimit,
});

export const choosePayoutAccount = endpoint({
  method: 'POST',
  path: '/payout-account/choose',
  access: 'signed-in',
  summary: 'Chooses which of the accounts the payouts go to.',
  body: z.object({
    ...confirmationFields,
    method: z.enum(paymentMethodKinds, { error: 'Please select a payment method.' }),
  }),
  reply: z.array(PayoutAccount),
  message: 'Profile updated successfully.',
  errors: ['authentication-too-old', 'payout-under-way'],
  limit: confirmationLimit,
});

export const finishPayoutAccount = endpoint({
  method: 'POST',
  path: '/payout-account/finish',
  access: 'signed-in',
  summary:
    'Called when the seller is back from the provider’s page, with the parameters that they were sent back with.',
  body: z.object({
    method: z.enum(paymentMethodKinds, { error: 'Please select a payment method.' }),
    parameters: z
      .record(z.string().max(60), z.string().max(2000))
      .refine((given) => Object.keys(given).length <= 20, { error: 'Malformed request' })
      .default({}),
  }),
  reply: PayoutAccount,
  errors: ['provider-failed', 'paypal-code-invalid', 'payout-under-way'],
});
