import { socialProviders } from '@souk/contract/modules/identity/sessions';

export type Provider = (typeof socialProviders)[number];

export const providerNames: Record<Provider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

export const providerNamed = (name: unknown): Provider | undefined =>
  socialProviders.find((provider) => provider === name);

/** Why a sign-in through a provider failed; all but the first are codes of the API. */
export const socialReasons = [
  'denied',
  'social-state-mismatch',
  'social-token-invalid',
  'social-email-missing',
  'account-blocked',
  'provider-failed',
  'provider-missing',
] as const;
export type SocialReason = (typeof socialReasons)[number];

/** A reason that pages have words for; any other counts as a failure of the provider. */
export const reasonNamed = (name: unknown): SocialReason =>
  socialReasons.find((reason) => reason === name) ?? 'provider-failed';

/** The provider's errors for a user who cancels on its page. */
export const isDenial = (error: string): boolean => /denied|cancel/i.test(error);

/** The login page with a message about what went wrong. */
export const loginAfter = (reason: SocialReason, provider: Provider, back: string): string =>
  `/login?${new URLSearchParams({ social: reason, provider, back })}`;
