import { createHash } from 'node:crypto';
import { newToken } from '../../../platform/ids.ts';
import { askProvider, type SocialProfile } from './social-provider.ts';

/** The secrets of one sign-in in a browser; kept by the page server until the browser returns. */
export interface FlowSecrets {
  /** Returned with the answer: proves that this browser started the sign-in. */
  state: string;
  /** Repeated inside the signed token: proves that it was made for this sign-in. */
  nonce: string;
  /** Sent when the code is exchanged: whoever intercepts the code does not have it (PKCE). */
  verifier: string;
}

/** Sign-in by a redirect to a provider's own pages and back with a code. */
export interface SocialFlow {
  isSimulated: boolean;
  /** Where the browser is sent. */
  authorizeUrl: (secrets: FlowSecrets, redirectUri: string) => string;
  /** Exchanges the code that came back and checks the token; throws as a `SocialProvider` does. */
  exchange: (code: string, secrets: FlowSecrets, redirectUri: string) => Promise<SocialProfile>;
}

export const newFlowSecrets = (): FlowSecrets => ({
  state: newToken(),
  nonce: newToken(),
  verifier: newToken(),
});

/** The challenge for a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

export const withQuery = (url: string, query: Record<string, string>): string =>
  `${url}?${new URLSearchParams(query)}`;

/** Posts a form to a provider's token endpoint. */
export const askForTokens = (url: string, form: Record<string, string>): Promise<unknown> =>
  askProvider(url, { method: 'POST', body: new URLSearchParams(form) });
