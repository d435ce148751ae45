import { socialProviders } from '@souk/contract/modules/identity/sessions';
import type { Config } from '../../../platform/config.ts';
import { Problem } from '../../../platform/errors.ts';
import { apple, appleFlow } from './apple.ts';
import { facebook, facebookFlow } from './facebook.ts';
import { google, googleFlow } from './google.ts';
import { simulatedFlow, simulatedSocial } from './simulated-social.ts';
import type { SocialFlow } from './social-flow.ts';
import type { SocialProvider, SocialProviderName } from './social-provider.ts';

type Settings = Pick<
  Config,
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'FACEBOOK_APP_ID'
  | 'FACEBOOK_APP_SECRET'
  | 'APPLE_CLIENT_ID'
  | 'APPLE_TEAM_ID'
  | 'APPLE_KEY_ID'
  | 'APPLE_PRIVATE_KEY'
  | 'DEMO'
>;

function realProvider(settings: Settings, name: SocialProviderName): SocialProvider | undefined {
  const { GOOGLE_CLIENT_ID, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET, APPLE_CLIENT_ID } = settings;
  if (name === 'google') return GOOGLE_CLIENT_ID ? google(GOOGLE_CLIENT_ID) : undefined;
  if (name === 'apple') return APPLE_CLIENT_ID ? apple(APPLE_CLIENT_ID) : undefined;
  return FACEBOOK_APP_ID && FACEBOOK_APP_SECRET
    ? facebook({ id: FACEBOOK_APP_ID, secret: FACEBOOK_APP_SECRET })
    : undefined;
}

/**
 * The real provider if settings configure it, the simulator in demos, otherwise none: the simulator believes any
 * token.
 */
export function socialProvider(settings: Settings, name: SocialProviderName): SocialProvider {
  const provider = realProvider(settings, name) ?? (settings.DEMO ? simulatedSocial : undefined);
  if (!provider) throw new Problem('provider-missing');
  return provider;
}

function googleWay({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Settings): SocialFlow | undefined {
  return id && secret ? googleFlow({ id, secret }) : undefined;
}

function facebookWay({ FACEBOOK_APP_ID: id, FACEBOOK_APP_SECRET: secret }: Settings): SocialFlow | undefined {
  return id && secret ? facebookFlow({ id, secret }) : undefined;
}

function appleWay(settings: Settings): SocialFlow | undefined {
  const { APPLE_CLIENT_ID: id, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = settings;
  const { APPLE_PRIVATE_KEY: privateKey } = settings;
  return id && teamId && keyId && privateKey ? appleFlow({ id, teamId, keyId, privateKey }) : undefined;
}

const realWays = { google: googleWay, facebook: facebookWay, apple: appleWay };

/** The redirect flow of a provider if it is fully configured; the simulator's in demos. */
export function findSocialFlow(settings: Settings, name: SocialProviderName): SocialFlow | undefined {
  const real = realWays[name](settings);
  if (real || realProvider(settings, name)) return real;
  return settings.DEMO ? simulatedFlow(name) : undefined;
}

export function socialFlow(settings: Settings, name: SocialProviderName): SocialFlow {
  const flow = findSocialFlow(settings, name);
  if (!flow) throw new Problem('provider-missing');
  return flow;
}

/** The providers that pages show buttons for. */
export const listSocialFlows = (settings: Settings) =>
  socialProviders.flatMap((name) => {
    const flow = findSocialFlow(settings, name);
    return flow ? [{ name, is_simulated: flow.isSimulated }] : [];
  });
