import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { isSafePath } from '../../shared/safe-path.ts';
import { line, text } from '../../shared/texts.ts';
import { Flag, Moment, Nothing, ownId, Tick } from '../../shared/values.ts';

export const paymentMethodKinds = ['card', 'paypal'] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** Saved methods that one person may keep. */
export const methodsPerPerson = 20;

/** Twelve to nineteen digits, however they are grouped: a card number, which must never reach us. */
const numberLike = /(?<!\d)\d(?:[ -]?\d){11,18}(?!\d)/;

/** What a provider's own form gave the browser in place of the card's number. */
export const Token = z
  .string({ error: 'Please enter your card.' })
  .trim()
  .min(1, 'Please enter your card.')
  .max(200, 'Max length must be 200 characters.')
  .refine((token) => !numberLike.test(token), { error: 'Please enter the card in its own form.' });

/** A page of ours that a provider leads back to. */
export const OwnPath = line(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'Please enter a path of this site.')
  .refine((path) => isSafePath(path), { error: 'Please enter a path of this site.' });
export const returnPath = () => blankAsMissing(OwnPath.optional());

/** A saved card or PayPal-type account; its number stays with the provider. */
export const Card = z
  .object({
    id: ownId('payments.method'),
    kind: z.enum(paymentMethodKinds),
    /** visa, mastercard, amex, paypal … */
    brand: z.string(),
    last4: z.string().nullable(),
    exp_month: z.int().nullable(),
    exp_year: z.int().nullable(),
    /** Name on the card, or the account's e-mail address. */
    name: z.string().nullable(),
    is_default: Flag,
    is_expired: Flag,
    created_at: Moment,
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof Card>;

const signedIn = 'signed-in' as const;
const byId = z.object({ card_id: ownId('payments.method') });
const chosen = z.object({ card_id: ownId('payments.method') });

export const listCards = endpoint({
  method: 'GET',
  path: '/cards',
  spec: ['payments/cards-list'],
  access: signedIn,
  acting: 'refused',
  summary: 'The own cards and PayPal-type accounts, the default one first; never more than twenty.',
  reply: z.array(Card),
});

export const getCard = endpoint({
  method: 'GET',
  path: '/cards/:card_id',
  spec: ['payments/card-get'],
  access: signedIn,
  acting: 'refused',
  summary: 'One saved method.',
  params: byId,
  reply: Card,
});

export const editCard = endpoint({
  method: 'GET',
  path: '/cards/:card_id/edit',
  spec: ['payments/card-edit'],
  access: signedIn,
  acting: 'refused',
  summary: 'What may be changed of a saved method.',
  params: byId,
  reply: Card.pick({ id: true, kind: true, name: true, exp_month: true, exp_year: true, is_default: true }),
});

export const updateCard = endpoint({
  method: 'PUT',
  path: '/cards/:card_id',
  spec: ['payments/card-update'],
  access: signedIn,
  summary: 'Changes name and expiry, or makes it the default; the number cannot be changed.',
  params: byId,
  body: z.object({
    name: clearable(text('Name', { max: 100 })),
    exp_month: blankAsMissing(
      wholeNumber({ min: 1, max: 12, sentence: 'Please enter valid month.' }).optional(),
    ),
    exp_year: blankAsMissing(
      wholeNumber({ min: 2000, max: 2100, sentence: 'Please enter valid year.' }).optional(),
    ),
    is_default: Tick.optional(),
  }),
  reply: Card,
  message: 'Card saved successfully.',
  errors: ['payment-failed', 'provider-failed'],
});

export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/cards/:card_id',
  spec: ['payments/card-delete'],
  access: signedIn,
  summary: 'Takes a saved method away; the newest other one becomes the default.',
  params: byId,
  reply: Nothing,
  message: 'Card deleted successfully.',
  errors: ['card-in-use'],
});

export const deleteUserCard = endpoint({
  method: 'POST',
  path: '/delete-user-card',
  spec: ['payments/delete-user-card'],
  access: signedIn,
  summary: 'The same with the id in the body.',
  body: chosen,
  reply: Nothing,
  message: 'Card deleted successfully.',
  errors: ['card-in-use'],
});

export const updateDefaultCard = endpoint({
  method: 'POST',
  path: '/update-default-card',
  spec: ['payments/update-default-card'],
  access: signedIn,
  summary: 'Chooses the method that is offered first.',
  body: chosen,
  reply: z.array(Card),
  message: 'Card saved successfully.',
});

export const addCard = endpoint({
  method: 'POST',
  path: '/add-card-user',
  spec: ['payments/add-card-user'],
  access: signedIn,
  summary: 'Saves a card by the token of the provider’s form; the first becomes the default.',
  body: z.object({
    stripeToken: Token,
    name: blankAsMissing(text('Name', { max: 100 }).optional()),
    default: Tick.optional(),
  }),
  reply: Card,
  message: 'Card saved successfully.',
  errors: ['payment-failed', 'provider-failed', 'too-many-cards'],
  limit: { max: 30, seconds: 3600 },
});

export const saveCard = endpoint({
  method: 'POST',
  path: '/save-card',
  spec: ['payments/save-card'],
  access: signedIn,
  summary: 'The same with the token as a query parameter.',
  query: z.object({ stripeToken: Token }),
  reply: Card,
  message: 'Card saved successfully.',
  errors: ['payment-failed', 'provider-failed', 'too-many-cards'],
  limit: { max: 30, seconds: 3600 },
});

export const startCardSetup = endpoint({
  method: 'GET',
  path: '/setup-intent',
  spec: ['payments/setup-intent'],
  access: signedIn,
  acting: 'refused',
  summary: 'Begins the saving of a card: a secret for the provider’s form in the browser.',
  query: z.object({ return_url: returnPath() }),
  reply: z.object({
    client_secret: z.string(),
    /** Public key of the provider for the browser. */
    publishable_key: z.string(),
    /** Page of the provider’s to go to where it has no form for ours; it comes back with `token`. */
    url: z.string().nullable(),
  }),
  errors: ['provider-failed'],
});

export const payableTypes = ['order', 'booking', 'subscription', 'boost', 'ad-boost', 'package'] as const;

export const startCardPayment = endpoint({
  method: 'POST',
  path: '/payment-secret',
  spec: ['payments/card-secret'],
  access: signedIn,
  summary: 'A secret to enter a card for an open payment of the caller’s; the amount is the payment’s own.',
  body: z.object({
    payable_type: choice(payableTypes, 'Payable type'),
    payable_id: ownId('payments.payable'),
    return_url: returnPath(),
  }),
  reply: z.object({
    client_secret: z.string(),
    publishable_key: z.string(),
    payment_id: ownId('payments.payment'),
    url: z.string().nullable(),
  }),
  errors: ['payment-failed', 'provider-failed'],
});

export const takeToken = endpoint({
  method: 'POST',
  path: '/payment-token',
  spec: ['payments/card-token'],
  access: signedIn,
  summary: 'Checks that a token is none of a card’s numbers and answers it for the calls that pay.',
  body: z.object({ stripeToken: Token }),
  reply: z.object({ token: z.string() }),
});

export const getPaypalLogin = endpoint({
  method: 'GET',
  path: '/paypal-login-url',
  spec: ['payments/paypal-login-url'],
  access: signedIn,
  acting: 'refused',
  summary:
    'Page where a PayPal-type account is approved; it comes back to `return_url` with `token` and `state`.',
  query: z.object({ return_url: returnPath() }),
  reply: z.object({ url: z.string() }),
  errors: ['provider-failed'],
});

export const takePaypalCode = endpoint({
  method: 'POST',
  path: '/paypal-code',
  spec: ['payments/paypal-code'],
  access: signedIn,
  summary: 'Saves the approved account by the code (`token`) and the state that its page came back with.',
  body: z.object({ code: Token, state: blankAsMissing(line(200).optional()) }),
  reply: z.object({ paypal_account: z.string(), card: Card }),
  message: 'Card saved successfully.',
  errors: ['paypal-code-invalid', 'provider-failed', 'too-many-cards'],
});
