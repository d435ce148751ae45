import { Trans } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

/** How a card's number is handled. */
export function CardPromise() {
  return (
    <p className="mt-5 flex items-start gap-2.5 border-t border-line pt-4 text-sm text-ink-2">
      <Icon of={ShieldCheck} size={18} className="mt-px text-good" />
      <Trans>Your card details go straight to our payment provider. They never reach Souk.</Trans>
    </p>
  );
}
