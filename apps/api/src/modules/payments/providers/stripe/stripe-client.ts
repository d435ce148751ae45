import type { Failure } from '@souk/contract/modules/payments/payments';
import Stripe from 'stripe';
import { ProviderRefusal, ProviderSilent } from '../provider.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** An address other than Stripe's own, for tests and proxies. */
  apiUrl?: string | undefined;
  answerWithinMs?: number;
}

/** Pinned, so that updating the library alone does not change the API version. */
const apiVersion = '2026-10-28.endive';

/** Idempotency keys make a retry harmless; later retries are up to the caller's jobs. */
const triesAgain = 1;

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

export const openStripe = ({ secretKey, apiUrl, answerWithinMs = 20_000 }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    apiVersion,
    maxNetworkRetries: triesAgain,
    timeout: answerWithinMs,
    telemetry: false,
    ...addressOf(apiUrl),
  });

const failuresByCode: Record<string, Failure> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  authentication_required: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
  card_declined: 'declined',
  generic_decline: 'declined',
  do_not_honor: 'declined',
  incorrect_cvc: 'declined',
};

/** Why a card was declined; the bank's own reason takes precedence over Stripe's. */
export const failureOf = ({ code, decline_code }: { code?: string; decline_code?: string }): Failure =>
  failuresByCode[decline_code ?? ''] ?? failuresByCode[code ?? ''] ?? 'unknown';

/**
 * Whether a request may or may not have taken effect: no answer, a server error, or the same key still in progress.
 */
const isSilence = (error: Error): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

const isOurFault = (error: Error): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/**
 * Stripe's errors as those of the provider interface; its texts may quote what was sent, so only codes are kept.
 */
export function inOurWords(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const code = error.code ?? error.type;
  if (isSilence(error)) return new ProviderSilent(`Stripe gave no answer: ${code}.`);
  if (isOurFault(error)) return new Error(`Stripe does not accept our key: ${code}.`);
  return new ProviderRefusal(`Stripe refuses: ${code}.`, failureOf(error));
}

/** Calls Stripe and turns refusals into the provider interface's errors. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw inOurWords(error);
  }
}

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
