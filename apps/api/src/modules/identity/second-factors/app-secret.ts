import { openSecret, type SecretSettings, sealSecret } from '../../../platform/secrets.ts';
import type { SecondFactorRow } from './second-factor.tables.ts';

/** The context under which a user's app secret is encrypted. */
export const appPlace = (userId: number): string => `identity.second-factor:${userId}`;

export const sealAppSecret = (settings: SecretSettings, userId: number, secret: string): string =>
  sealSecret(settings, appPlace(userId), secret);

/** The secret that this app derives its codes from. */
export const secretOf = (
  settings: SecretSettings,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
): string | undefined => (secret === null ? undefined : openSecret(settings, appPlace(userId), secret));
