import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { type Provider, providerNames, type SocialReason } from './social-reasons.ts';

const words: Record<SocialReason, (name: string) => MessageDescriptor> = {
  denied: (name) => msg`You cancelled at ${name}, so nothing was changed. Try again or log in here.`,
  'social-state-mismatch': () => msg`This sign-in took too long or was not started here. Please try again.`,
  'social-token-invalid': (name) =>
    msg`${name} could not confirm who you are. If you have an account here, log in with your password.`,
  'social-email-missing': (name) =>
    msg`${name} did not share your e-mail address. Allow it and try again, or create an account with your e-mail.`,
  'account-blocked': () => msg`You are not authenticated to perform this action`,
  'provider-failed': (name) => msg`${name} is not responding at the moment. Try again later or log in here.`,
  'provider-missing': (name) => msg`Signing in with ${name} is not possible here.`,
};

/** Why a sign-in through a provider failed, above the other ways to sign in. */
export function SocialNotice({ reason, provider }: { reason: SocialReason; provider: Provider }) {
  const { i18n } = useLingui();
  return (
    <p
      role="alert"
      className="mt-5 flex items-start gap-2.5 rounded-md bg-warn-soft p-4 text-[15px] text-warn"
    >
      <Icon of={CircleAlert} size={20} className="mt-0.5 shrink-0" />
      {i18n._(words[reason](providerNames[provider]))}
    </p>
  );
}
