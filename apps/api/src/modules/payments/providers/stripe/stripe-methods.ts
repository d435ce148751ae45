import Stripe from 'stripe';
import { refuseCardNumber } from '../card-number.rules.ts';
import { type PaymentProvider, ProviderRefusal, type SavedMethod } from '../provider.ts';
import { asking, idOf } from './stripe-client.ts';

const present = ({ id, card, billing_details }: Stripe.PaymentMethod): SavedMethod => ({
  id,
  kind: 'card',
  brand: card?.brand ?? 'card',
  last4: card?.last4 ?? null,
  expMonth: card?.exp_month ?? null,
  expYear: card?.exp_year ?? null,
  name: billing_details.name,
});

type MethodCalls = Pick<
  PaymentProvider,
  'createCustomer' | 'startSetup' | 'saveMethod' | 'changeMethod' | 'deleteMethod'
>;

/** What a finished setup has saved; Stripe attaches it to the customer by itself. */
async function setUpMethod(stripe: Stripe, setupId: string, customer: string): Promise<Stripe.PaymentMethod> {
  const setup = await asking(() => stripe.setupIntents.retrieve(setupId));
  const method = idOf(setup.payment_method);
  if (setup.status !== 'succeeded' || !method || idOf(setup.customer) !== customer)
    throw new ProviderRefusal('The setup has saved nothing for this customer.');
  return asking(() => stripe.paymentMethods.retrieve(method));
}

async function attachedMethod(
  stripe: Stripe,
  { customer, token, key }: { customer: string; token: string; key: string },
): Promise<Stripe.PaymentMethod> {
  const made = token.startsWith('tok_')
    ? await asking(() =>
        stripe.paymentMethods.create({ type: 'card', card: { token } }, { idempotencyKey: `${key}:method` }),
      )
    : { id: token };
  return asking(() => stripe.paymentMethods.attach(made.id, { customer }, { idempotencyKey: key }));
}

/** A method that is gone, or belongs to nobody, counts as deleted. */
const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.code === 'payment_method_unexpected_state');

/** Saved cards: SetupIntents for the browser, otherwise tokens and payment methods. */
export const stripeMethods = (stripe: Stripe): MethodCalls => ({
  createCustomer: async ({ key, userId, email, name }) => {
    const wanted: Stripe.CustomerCreateParams = { email, name, metadata: { user_id: userId } };
    return (await asking(() => stripe.customers.create(wanted, { idempotencyKey: key }))).id;
  },
  startSetup: async ({ customer, key }) => {
    const wanted: Stripe.SetupIntentCreateParams = {
      customer,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
    };
    const setup = await asking(() => stripe.setupIntents.create(wanted, { idempotencyKey: key }));
    if (!setup.client_secret) throw new Error('Stripe began a setup without a secret for the browser.');
    return { clientSecret: setup.client_secret, url: null };
  },
  saveMethod: async (request) => {
    refuseCardNumber(request.token);
    const { customer, token } = request;
    return present(
      token.startsWith('seti_')
        ? await setUpMethod(stripe, token.replace(/_secret_.*$/, ''), customer)
        : await attachedMethod(stripe, request),
    );
  },
  changeMethod: async (id, { name, expMonth, expYear }) => {
    const card = {
      ...(expMonth === undefined ? {} : { exp_month: expMonth }),
      ...(expYear === undefined ? {} : { exp_year: expYear }),
    };
    const wanted: Stripe.PaymentMethodUpdateParams = {
      card,
      ...(name === undefined ? {} : { billing_details: { name } }),
    };
    return present(await asking(() => stripe.paymentMethods.update(id, wanted)));
  },
  deleteMethod: async (id) => {
    await asking(async () => {
      await stripe.paymentMethods.detach(id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    });
  },
});
