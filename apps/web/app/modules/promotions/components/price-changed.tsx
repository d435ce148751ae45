import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

/** The price in the address differs from the present one. */
export function PriceChanged() {
  return (
    <p className="flex items-start gap-2.5 rounded-lg bg-info-soft p-4 text-[15px]">
      <Icon of={Info} size={18} className="mt-0.5 text-info" />
      <Trans>The price in your link is out of date. The price shown here applies.</Trans>
    </p>
  );
}
