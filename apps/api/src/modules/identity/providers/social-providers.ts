import type { Config } from '../../../platform/config.ts';
import { Problem } from '../../../platform/errors.ts';
import { apple } from './apple.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import { simulatedSocial } from './simulated-social.ts';
import type { SocialProvider, SocialProviderName } from './social-provider.ts';

type Settings = Pick<
  Config,
  'GOOGLE_CLIENT_ID' | 'FACEBOOK_APP_ID' | 'FACEBOOK_APP_SECRET' | 'APPLE_CLIENT_ID' | 'DEMO'
>;

function realProvider(settings: Settings, name: SocialProviderName): SocialProvider | undefined {
  const { GOOGLE_CLIENT_ID, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET, APPLE_CLIENT_ID } = settings;
  if (name === 'google') return GOOGLE_CLIENT_ID ? google(GOOGLE_CLIENT_ID) : undefined;
  if (name === 'apple') return APPLE_CLIENT_ID ? apple(APPLE_CLIENT_ID) : undefined;
  return FACEBOOK_APP_ID && FACEBOOK_APP_SECRET
    ? facebook({ id: FACEBOOK_APP_ID, secret: FACEBOOK_APP_SECRET })
    : undefined;
}

/** The real provider where settings name it, the simulator in demos, else a refusal: it takes any word for true. */
export function socialProvider(settings: Settings, name: SocialProviderName): SocialProvider {
  const provider = realProvider(settings, name) ?? (settings.DEMO ? simulatedSocial : undefined);
  if (!provider) throw new Problem('provider-missing');
  return provider;
}
