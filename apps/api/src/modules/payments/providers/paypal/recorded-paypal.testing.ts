import { beforeAll, beforeEach } from 'vitest';
import type { PaymentProvider } from '../provider.ts';
import { type RecordedProvider, recordedProvider } from '../recorded-provider.testing.ts';
import { paypalProvider } from './paypal.ts';

interface RecordedPaypal {
  recorded: RecordedProvider;
  /** The real adapter, talking to the recorded provider. */
  paypal: () => PaymentProvider;
}

/** PayPal's adapter with a provider that answers as configured; each test starts with a token. */
export function recordedPaypal(): RecordedPaypal {
  const recorded = recordedProvider();
  let paypal: PaymentProvider;
  beforeAll(() => {
    paypal = paypalProvider({
      clientId: 'client',
      clientSecret: 'secret',
      webhookId: '8PT597110X687430L',
      apiUrl: recorded.base,
      answerWithinMs: 2000,
    });
  });
  beforeEach(() => {
    recorded.answers['POST /v1/oauth2/token'] = {
      body: { access_token: 'A21', token_type: 'Bearer', expires_in: 32_400, scope: 'openid' },
    };
  });
  return { recorded, paypal: () => paypal };
}
