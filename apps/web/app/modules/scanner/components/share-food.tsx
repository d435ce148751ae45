import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { useSharing } from '../../search/index.ts';

/** Opens the device's share sheet, or copies the address if there is none. */
export function ShareFood({ title }: { title: string }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { copy, share } = useSharing(title);
  if (!isHydrated) return null;
  const pass = () => ('share' in navigator ? share() : copy());
  return (
    <Button tone="line" icon={Share2} onClick={pass} aria-label={t`Share`} className="max-sm:!px-3">
      <span className="max-sm:hidden">{t`Share`}</span>
    </Button>
  );
}
