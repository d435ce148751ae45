import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';

/** Prints the page; without scripts there is the browser's own menu. */
export function PrintButton() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Button tone="line" icon={Printer} onClick={() => window.print()}>
      <Trans>Print</Trans>
    </Button>
  );
}
