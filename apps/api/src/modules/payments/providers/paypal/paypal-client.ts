import http from 'node:http';
import https from 'node:https';
import { ApiError, Client, Environment } from '@paypal/paypal-server-sdk';
import type { Failure } from '@souk/contract/modules/payments/payments';
import type { Money } from '@souk/contract/shared/values';
import { z } from 'zod';
import { ProviderRefusal, ProviderSilent } from '../provider.ts';

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** The id of the webhook as registered with PayPal. */
  webhookId: string;
  /** The sandbox's address, or one for tests; PayPal's own by default. */
  apiUrl?: string | undefined;
  answerWithinMs?: number;
}

const live = 'https://api-m.paypal.com';
const sandbox = 'https://api-m.sandbox.paypal.com';

export interface Paypal {
  settings: PaypalSettings;
  /** The library: orders, payments, vault. */
  sdk: Client;
  /** Calls a path that the library lacks; the answer is checked against what PayPal documents. */
  ask: <S extends z.ZodType>(schema: S, request: PaypalRequest) => Promise<z.output<S>>;
  /** Where users log in. */
  webUrl: string;
  /** Whether this is PayPal's sandbox, without real money. */
  isSandbox: boolean;
}

interface PaypalRequest {
  method: 'GET' | 'POST';
  path: string;
  /** JSON as it is sent. */
  body?: string;
  /** Form fields in place of JSON. */
  form?: Record<string, string>;
  key?: string;
  /** A user's own token, or our id and secret, in place of our token. */
  authorization?: string;
}

/** The library knows two addresses only; requests for another one are redirected on their way out. */
function detour(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  const { request } = isPlain ? http : https;
  const elsewhere = {
    protocol,
    hostname,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    agent: undefined,
  };
  return {
    transport: {
      request: (options: http.RequestOptions, hear: (answer: http.IncomingMessage) => void) =>
        request({ ...options, ...elsewhere }, hear),
    },
  };
}

function openSdk({ clientId, clientSecret, apiUrl = live, answerWithinMs = 20_000 }: PaypalSettings): Client {
  return new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: apiUrl === sandbox ? Environment.Sandbox : Environment.Production,
    timeout: answerWithinMs,
    ...(apiUrl === live || apiUrl === sandbox ? {} : { unstable_httpClientOptions: detour(apiUrl) }),
  });
}

const ErrorBody = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string().optional() })).optional(),
});

const failures: Record<string, Failure> = {
  INSUFFICIENT_FUNDS: 'insufficient-funds',
  CARD_EXPIRED: 'expired-card',
  PAYER_ACTION_REQUIRED: 'authentication-failed',
  INSTRUMENT_DECLINED: 'declined',
  TRANSACTION_REFUSED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  COMPLIANCE_VIOLATION: 'declined',
};

/** PayPal's refusal by its short name only; its texts may quote what was sent. */
export class PaypalRefusal extends ProviderRefusal {
  readonly issue: string;
  readonly status: number;
  readonly links: string[];

  constructor(status: number, issue: string, links: string[] = []) {
    super(`PayPal refuses: ${issue}.`, failures[issue] ?? 'unknown');
    this.issue = issue;
    this.status = status;
    this.links = links;
  }
}

function inOurWords(status: number, text: string): Error {
  const body = ErrorBody.catch({}).parse(jsonOf(text));
  const issue = body.details?.[0]?.issue ?? body.name ?? body.error ?? String(status);
  // A key whose first request is still in progress gets 409.
  if (status === 409 || status === 429 || status >= 500)
    return new ProviderSilent(`PayPal gave no answer: ${issue}.`);
  if (status === 401 || status === 403) return new Error(`PayPal does not accept our credentials: ${issue}.`);
  return new PaypalRefusal(status, issue, body.links?.map(({ href }) => href) ?? []);
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Calls the library and turns refusals into the provider interface's errors. */
export async function asking<T>(call: () => Promise<{ result: T }>): Promise<T> {
  try {
    return (await call()).result;
  } catch (error) {
    if (error instanceof ApiError) throw inOurWords(error.statusCode, String(error.body));
    throw new ProviderSilent('PayPal could not be reached.', { cause: error });
  }
}

export const basic = ({ clientId, clientSecret }: PaypalSettings): string =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

export function openPaypal(settings: PaypalSettings): Paypal {
  const { apiUrl = live, answerWithinMs = 20_000 } = settings;
  const sdk = openSdk(settings);

  async function bearer(): Promise<string> {
    const token = await asking(async () => ({
      result: await sdk.clientCredentialsAuthManager.updateToken(),
    }));
    return `Bearer ${token.accessToken}`;
  }

  async function ask<S extends z.ZodType>(schema: S, request: PaypalRequest): Promise<z.output<S>> {
    const { method, path, body, form, key } = request;
    const authorization = request.authorization ?? (await bearer());
    const sent = body ?? (form ? new URLSearchParams(form) : null);
    const answer = await fetch(new URL(path, apiUrl), {
      method,
      headers: {
        accept: 'application/json',
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'paypal-request-id': key } : {}),
      },
      body: sent,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((error: unknown) => {
      throw new ProviderSilent('PayPal could not be reached.', { cause: error });
    });
    const text = await answer.text().catch((error: unknown) => {
      throw new ProviderSilent('PayPal broke off its answer.', { cause: error });
    });
    if (!answer.ok) throw inOurWords(answer.status, text);
    const parsed = schema.safeParse(jsonOf(text));
    if (!parsed.success) throw new ProviderSilent(`PayPal answered in an unknown shape at ${path}.`);
    return parsed.data;
  }

  const webUrl = apiUrl === live ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com';
  return { settings, sdk, ask, webUrl, isSandbox: apiUrl === sandbox };
}

/** PayPal writes amounts as decimal texts. */
export const amountOf = ({ cents, currency }: Money): { currencyCode: string; value: string } => ({
  currencyCode: currency,
  value: (cents / 100).toFixed(2),
});

export const centsOf = (value: string): number => Math.round(Number(value) * 100);
