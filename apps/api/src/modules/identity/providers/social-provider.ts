import type { socialProviders } from '@souk/contract/modules/identity/sessions';
import { Problem } from '../../../platform/errors.ts';

export type SocialProviderName = (typeof socialProviders)[number];

/** What a provider vouches for. */
export interface SocialProfile {
  socialId: string;
  /** Null if the user does not share it. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
}

/**
 * Checks a token with its issuer; throws `social-token-invalid`, or `provider-failed` while the issuer is down.
 */
export type SocialProvider = (token: string) => Promise<SocialProfile>;

export const invalidToken = (): Problem => new Problem('social-token-invalid');

/** A provider that is slower counts as down. */
export const answerWithinMs = 8000;

/** Asks a provider for JSON; a 4xx means an invalid token, anything else an outage. */
export async function askProvider(url: URL | string, init: RequestInit = {}): Promise<unknown> {
  const failed = () => new Problem('provider-failed');
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => {
    throw failed();
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.status === 429 || answer.status >= 500) throw failed();
  if (!answer.ok) throw invalidToken();
  if (body === undefined) throw failed();
  return body;
}
