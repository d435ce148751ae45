import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { NewPasskey, PasskeyAnswer } from '@souk/contract/modules/identity/second-factors';
import type { z } from 'zod';
import type { Config } from '../../../platform/config.ts';
import type { UserRow } from '../users/user.tables.ts';
import type { SecondFactorRow } from './second-factor.tables.ts';

type Site = Pick<Config, 'PUBLIC_URL'>;
type Answer = z.output<typeof PasskeyAnswer>;
type Fresh = z.output<typeof NewPasskey>;

/** COSE ids of EdDSA, ES256 and RS256; every authenticator supports one of them. */
const algorithms = [-8, -7, -257];

/** Passkeys belong to the host of the public address, whatever host the request named. */
const siteOf = ({ PUBLIC_URL }: Site) => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { rpID: hostname, origin };
};

const descriptors = (factors: readonly SecondFactorRow[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, transports }] : [],
  ) as { id: string; transports?: never }[];

/** The request options for a passkey; one used without a password must verify its user. */
export const questionFor = (site: Site, factors: readonly SecondFactorRow[], standsAlone: boolean) =>
  generateAuthenticationOptions({
    rpID: siteOf(site).rpID,
    allowCredentials: descriptors(factors),
    userVerification: standsAlone ? 'required' : 'preferred',
  });

export const questionForNew = (
  site: Site,
  user: Pick<UserRow, 'id' | 'name'> & { email: string },
  factors: readonly SecondFactorRow[],
) =>
  generateRegistrationOptions({
    rpName: 'Souk',
    rpID: siteOf(site).rpID,
    userName: user.email,
    userDisplayName: user.name,
    // Stored by the authenticator, so it must not be an id used elsewhere.
    userID: new TextEncoder().encode(`souk-${user.id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: descriptors(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });

/** The new counter of a correct answer; undefined if it is wrong, from another site or from a cloned key. */
export async function checkAnswer(
  site: Site,
  factor: SecondFactorRow,
  asked: { challenge: string; answer: Answer; standsAlone: boolean },
): Promise<number | undefined> {
  if (!factor.credentialId || !factor.publicKey) return undefined;
  const { rpID, origin } = siteOf(site);
  const checked = await verifyAuthenticationResponse({
    response: asked.answer as never,
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: asked.standsAlone,
    credential: {
      id: factor.credentialId,
      publicKey: new Uint8Array(factor.publicKey),
      counter: factor.signCount,
    },
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

/** The key that a browser has created; undefined if its answer is invalid. */
export async function checkNew(site: Site, challenge: string, answer: Fresh) {
  const { rpID, origin } = siteOf(site);
  const checked = await verifyRegistrationResponse({
    response: answer as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  return checked?.verified ? checked.registrationInfo.credential : undefined;
}
