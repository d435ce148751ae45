import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { absentProvider } from './absent-provider.ts';
import { paypalProvider } from './paypal/paypal.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { simulatedCard, simulatedPaypal } from './simulated/simulated-provider.ts';
import { stripeCard } from './stripe/stripe.ts';

type Settings = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_URL'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_CLIENT_SECRET'
  | 'PAYPAL_WEBHOOK_ID'
  | 'PAYPAL_API_URL'
  | 'PUBLIC_URL'
  | 'PAYMENTS'
  | 'DEMO'
  | 'isProduction'
>;

/** Real providers redirect to full addresses only. */
function withFullAddresses(provider: PaymentProvider, publicUrl: string): PaymentProvider {
  const full = (path: string) => new URL(path, publicUrl).href;
  return {
    ...provider,
    createCharge: (request) => provider.createCharge({ ...request, returnUrl: full(request.returnUrl) }),
    startSetup: (request) => provider.startSetup({ ...request, returnUrl: full(request.returnUrl) }),
    connectAccount: (request) => {
      const back = { returnUrl: full(request.returnUrl), refreshUrl: full(request.refreshUrl) };
      return provider.connectAccount({ ...request, ...back });
    },
  };
}

function stripeBy(settings: Settings): PaymentProvider | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = settings;
  if (!STRIPE_SECRET_KEY) return undefined;
  const stripe = stripeCard({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: settings.STRIPE_API_URL,
  });
  return withFullAddresses(stripe, settings.PUBLIC_URL);
}

function paypalBy(settings: Settings): PaymentProvider | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET = '', PAYPAL_WEBHOOK_ID = '' } = settings;
  if (!PAYPAL_CLIENT_ID) return undefined;
  const paypal = paypalProvider({
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    webhookId: PAYPAL_WEBHOOK_ID,
    apiUrl: settings.PAYPAL_API_URL,
  });
  return withFullAddresses(paypal, settings.PUBLIC_URL);
}

/** Whether simulators may be used: never in production. */
export const maySimulate = ({ isProduction, DEMO }: Pick<Settings, 'isProduction' | 'DEMO'>): boolean =>
  !isProduction || DEMO;

function create(settings: Settings, db: Db): PaymentProviders {
  const isOn = settings.PAYMENTS === 'on';
  const stripe = isOn ? stripeBy(settings) : undefined;
  const paypal = isOn ? paypalBy(settings) : undefined;
  const simulated = isOn && maySimulate(settings) ? [simulatedCard(db), simulatedPaypal(db)] : [];
  const all = [stripe, paypal, ...simulated].filter((found) => found !== undefined);
  const taking = (method: PaymentProvider['method']) =>
    all.find((provider) => provider.method === method) ?? absentProvider(method);
  return {
    card: taking('card'),
    paypal: taking('paypal'),
    byName: (name) => {
      const found = all.find((provider) => provider.name === name);
      if (!found) throw new Error(`No provider of payments is called ${name} here.`);
      return found;
    },
  };
}

const created = new WeakMap<Settings, WeakMap<Db, PaymentProviders>>();

/**
 * Real providers where settings configure them, simulators elsewhere. In production nothing is simulated: a provider
 * without settings refuses every call. Created once, because they keep connections and tokens.
 */
export function createPaymentProviders(settings: Settings, db: Db): PaymentProviders {
  const known = created.get(settings) ?? new WeakMap<Db, PaymentProviders>();
  created.set(settings, known);
  const providers = known.get(db) ?? create(settings, db);
  known.set(db, providers);
  return providers;
}
